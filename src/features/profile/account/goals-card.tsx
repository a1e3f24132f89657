import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import { minorProblems, type Profile } from '#shared/records/profile';
import type { TargetWay } from '#shared/records/target';
import { canAdapt } from '#shared/rules/targets/check-in';
import { type Measures, unusualMeasures } from '#shared/rules/targets/daily-targets';

import { answerConsent } from '../../../store/accounts';
import { saveProfile } from '../../../store/profile/profile';
import { useUnitsOfSetup } from '../../../store/sign-up/setup';
import { useAccount } from '../../../store/use-account';
import { useWeights, weighingBeside } from '../../../store/weights';
import { useToast } from '../../../ui/feedback/toast';
import { UnsavedChanges } from '../../../ui/form/unsaved-changes';
import { AgeRules, useParentAgreement } from '../../../ui/profile/age-rules';
import { DetailsFields, GoalsFields } from '../../../ui/profile/profile-fields';
import {
  emptyValues,
  inputOf,
  measuresOf,
  type ProfileValues,
  valuesOf,
} from '../../../ui/profile/profile-values';
import { type ProfileForm, useProfileForm } from '../../../ui/profile/use-profile-form';
import {
  measuresQuestion,
  SaveOrConfirm,
  useQuestion,
  weightQuestion,
} from '../../../ui/profile/weight-question';
import { isGentle } from '../../../ui/words/display';
import { localNow } from '../../../ui/words/time';
import { ProfileCard } from '../profile-card';
import { messages } from './messages';
import { ExpectingChoice, useExpecting, withExpecting } from './expecting-choice';
import { TargetChoice, useOwnTarget } from './target-choice';

/** The form for goals; saved on the device first, so it works offline. @param profile null before the first goals */
export function GoalsCard({ profile }: { profile: Profile | null }) {
  const goals = useGoals(profile);
  const { form, parent, stopHere, target, expecting } = goals;
  const { submit, saving, question, dismiss, isUnsaved } = goals;
  return (
    <ProfileCard id="goals" title={messages.goalsAndDetails} words={messages.countOnceSaved}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2.5 }}
        onSubmit={(event) => void submit(event)}
      >
        <GoalsFields form={form} />
        <DetailsFields form={form} />
        <ExpectingChoice form={form} {...expecting} />
        <AgeRules form={form} parent={parent} onUnder13={stopHere} />
        {!isGentle() && <TargetChoice form={form} target={target} expecting={expecting.value} />}
        <SaveOrConfirm {...{ question, saving }} label={messages.save} onChange={dismiss} />
      </Box>
      <UnsavedChanges isUnsaved={isUnsaved} />
    </ProfileCard>
  );
}

function useGoals(profile: Profile | null) {
  const latest = useWeights()?.at(-1);
  const left = useUnitsOfSetup();
  const weighing = latest && { text: String(latest.weight), unit: latest.weightUnit };
  const values = profile ? valuesOf(profile) : emptyValues(latest, left);
  const form = useProfileForm(values, { saved: values, weighing });
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const target = useOwnTarget(profile);
  const expecting = useExpecting(profile);
  const { question, ask } = useQuestion(form.watch(ASKED_ABOUT).join(' '));

  const account = useAccount();
  const userId = account?.userId ?? '';
  const parent = useParentAgreement(form, account?.consents);
  useProblemsOfMinors(form, profile);

  const busy = useRef(false);
  const save = async (typed: Measures) => {
    const measures = withExpecting(typed, expecting.value);
    if (!parent.check() || !target.check()) return;
    const dailyCalorieTarget = target.calories;
    // Reading the weight to compare with takes a moment, and a second press may come in that time.
    if (busy.current) return;
    busy.current = true;
    try {
      const unusual = question === null ? await questionOf(measures, profile) : null;
      ask(unusual);
      if (unusual !== null) return;
      setSaving(true);
      if (parent.isNeeded) await answerConsent(userId, { kind: 'parent', given: true });
      const way = wayFor(measures, target.way);
      const entered = { ...measures, dailyCalorieTarget, ownTarget: way !== 'formula' };
      await saveProfile(entered, localNow(), { way });
      form.reset(form.getValues());
      toast({ title: messages.saved, description: messages.goalsAndDetailsSaved });
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
    const measures = measuresOf(form.getValues());
    form.setFocus(measures ? askedField(measures) : 'currentWeight', { shouldSelect: true });
  };
  const stopHere = () => void answerConsent(userId, { kind: 'age', given: false });
  const submit = form.handleSubmit(save);
  const isChanged = target.isChanged || expecting.isChanged;
  const isUnsaved = !saving && (isChanged || !isSame(form.watch(), values));
  return {
    form,
    parent,
    stopHere,
    target,
    expecting,
    saving,
    question,
    dismiss,
    submit,
    isUnsaved,
  };
}

/** Compares values as numbers, so that '70.0' equals 70. Incomplete input is compared as text. */
function isSame(typed: ProfileValues, saved: ProfileValues): boolean {
  const [now, before] = [typed, saved].map((values) => measuresOf(values) ?? inputOf(values));
  return JSON.stringify(now) === JSON.stringify(before);
}

/** Shows a goal as invalid if it was saved before the app refused such goals under 18. */
function useProblemsOfMinors(form: ProfileForm, profile: Profile | null): void {
  const needsChange = profile !== null && Object.keys(minorProblems(profile)).length > 0;
  useEffect(() => {
    if (needsChange) void form.trigger(['objective', 'targetWeight']);
  }, [form, needsChange]);
}

const ASKED_ABOUT = [
  'currentWeight',
  'targetWeight',
  'weightUnit',
  'centimetres',
  'feet',
  'inches',
  'age',
] as const;

/** A question before saving unusual measures or an unusual change of the current weight; null if all are plausible. */
async function questionOf(measures: Measures, saved: Profile | null): Promise<string | null> {
  const { currentWeight: weight, weightUnit } = measures;
  const recordedAt = localNow();
  const unusual = measuresQuestion(measures, saved);
  const beside = await weighingBeside(recordedAt);
  return unusual ?? (beside ? weightQuestion({ weight, weightUnit, recordedAt }, beside) : null);
}

/** Users who may not have an adaptive target, such as those under 18, get the formulas' target. */
function wayFor(measures: Measures, way: TargetWay): TargetWay {
  return way === 'adaptive' && !canAdapt(measures) ? 'formula' : way;
}

function askedField(measures: Measures) {
  const [field = 'currentWeight'] = unusualMeasures(measures);
  if (field !== 'height') return field;
  return measures.heightUnit === 'cm' ? 'centimetres' : 'feet';
}
