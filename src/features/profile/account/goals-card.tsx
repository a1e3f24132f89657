import { Box } from '@mui/material';
import { useRef, useState } from 'react';

import type { Profile } from '#shared/records/profile';
import type { Measures } from '#shared/rules/targets/daily-targets';

import { saveProfile } from '../../../store/profile';
import { useWeights, weighingBeside } from '../../../store/weights';
import { useToast } from '../../../ui/feedback/toast';
import { DetailsFields, GoalsFields } from '../../../ui/profile/profile-fields';
import { firstValues, valuesOf } from '../../../ui/profile/profile-values';
import { useProfileForm } from '../../../ui/profile/use-profile-form';
import { SaveOrConfirm, useQuestion, weightQuestion } from '../../../ui/profile/weight-question';
import { localNow } from '../../../ui/words/time';
import { ProfileCard } from '../profile-card';
import { messages } from './messages';
import { TargetFields, useOwnTarget } from './target-fields';

/** Saved on this device at once. @param profile null before the first goals */
export function GoalsCard({ profile }: { profile: Profile | null }) {
  const { form, target, submit, saving, question, dismiss } = useGoals(profile);
  return (
    <ProfileCard
      id="goals"
      title={messages.goalsAndDetails}
      words={messages.keptOnThisDeviceAtOnce}
    >
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2.5 }}
        onSubmit={(event) => void submit(event)}
      >
        <GoalsFields form={form} />
        <DetailsFields form={form} />
        <TargetFields form={form} target={target} />
        <SaveOrConfirm {...{ question, saving }} label={messages.save} onChange={dismiss} />
      </Box>
    </ProfileCard>
  );
}

function useGoals(profile: Profile | null) {
  const latest = useWeights()?.at(-1);
  const weighing = latest && { text: String(latest.weight), unit: latest.weightUnit };
  const values = profile ? valuesOf(profile) : firstValues(latest);
  const form = useProfileForm(values, { saved: values, weighing });
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const target = useOwnTarget(profile);
  const { question, ask } = useQuestion(form.watch(['currentWeight', 'weightUnit']).join(' '));

  const busy = useRef(false);
  const save = async (measures: Measures) => {
    const dailyCalorieTarget = target.isOwn ? Number(target.text) : null;
    if (target.isOwn && target.problem !== undefined) return;
    // Looking for the weighing to compare with takes a moment, in which a second press comes.
    if (busy.current) return;
    busy.current = true;
    try {
      const unusual = question === null ? await questionOf(measures) : null;
      ask(unusual);
      if (unusual !== null) return;
      setSaving(true);
      const entered = { ...measures, dailyCalorieTarget, ownTarget: target.isOwn };
      await saveProfile(entered, localNow());
      form.reset(form.getValues());
      toast({ title: messages.saved, description: messages.yourGoalsAndDetailsAreOn });
    } catch (error) {
      const description = error instanceof Error ? error.message : messages.pleaseTryAgain;
      toast({ title: messages.notSaved, description, failed: true });
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  const dismiss = () => {
    ask(null);
    form.setFocus('currentWeight', { shouldSelect: true });
  };
  return { form, target, saving, question, dismiss, submit: form.handleSubmit(save) };
}

/** What to ask about the current weight before it is saved as a weighing; null where nothing is unusual. */
async function questionOf({ currentWeight: weight, weightUnit }: Measures): Promise<string | null> {
  const recordedAt = localNow();
  return weightQuestion({ weight, weightUnit, recordedAt }, await weighingBeside(recordedAt));
}
