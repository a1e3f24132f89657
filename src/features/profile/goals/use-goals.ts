import { useRef, useState } from 'react';

import { type Profile, TARGET_MAX, TARGET_MIN } from '#shared/records/profile';
import type { Measures } from '#shared/rules/targets/daily-targets';

import { saveProfile } from '../../../store/profile';
import { useWeights, weighingBeside } from '../../../store/weights';
import { useToast } from '../../../ui/feedback/toast';
import { firstValues, valuesOf } from '../../../ui/profile/profile-values';
import { useProfileForm } from '../../../ui/profile/use-profile-form';
import { useQuestion } from '../../../ui/profile/use-question';
import { weightQuestion } from '../../../ui/profile/weight-question-words';
import { localNow } from '../../../ui/words/local-now';

/** An own daily target, as it stands in its field. */
export interface OwnTarget {
  isOwn: boolean;
  text: string;
  problem: string | undefined;
  setOwn: (isOwn: boolean) => void;
  setText: (text: string) => void;
}

const RANGE = `A whole number from ${TARGET_MIN} to ${TARGET_MAX}, please.`;

/** The form of goals and details with the target that goes with them. */
export function useGoals(profile: Profile | null) {
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
    // Looking for the weighing beside it takes a moment, in which a second press comes.
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
      toast({ title: 'Saved', description: 'Your goals and details are on this device.' });
    } catch (error) {
      const description = error instanceof Error ? error.message : 'Please try again.';
      toast({ title: 'Not saved', description, failed: true });
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

function useOwnTarget(profile: Profile | null): OwnTarget {
  // Undefined until the person has touched it: before, what is saved is shown, whoever saved it.
  const [chosen, setOwn] = useState<boolean>();
  const [typed, setText] = useState<string>();
  const isOwn = chosen ?? profile?.ownTarget ?? false;
  const text = typed ?? String(profile?.dailyCalorieTarget ?? '');
  return { isOwn, text, problem: isOwn && !isInRange(text) ? RANGE : undefined, setOwn, setText };
}

function isInRange(text: string): boolean {
  const amount = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  return amount >= TARGET_MIN && amount <= TARGET_MAX;
}
