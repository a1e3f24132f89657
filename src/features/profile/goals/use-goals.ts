import { useState } from 'react';

import { TARGET_MAX, TARGET_MIN, type Profile } from '#shared/records/profile';
import type { Measures } from '#shared/rules/targets/daily-targets';

import { saveProfile } from '../../../store/profile';
import { useToast } from '../../../ui/feedback/toast';
import type { ProfileValues } from '../../../ui/profile/profile-values';
import { useProfileForm } from '../../../ui/profile/use-profile-form';
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
export function useGoals(values: ProfileValues, profile: Profile | null) {
  const form = useProfileForm(values, values);
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const target = useOwnTarget(profile);

  const save = async (measures: Measures) => {
    const dailyCalorieTarget = target.isOwn ? Number(target.text) : null;
    if (target.isOwn && target.problem !== undefined) return;
    setSaving(true);
    try {
      const entered = { ...measures, dailyCalorieTarget, ownTarget: target.isOwn };
      await saveProfile(entered, localNow());
      form.reset(form.getValues());
      toast({ title: 'Saved', description: 'Your goals and details are on this device.' });
    } catch (error) {
      const description = error instanceof Error ? error.message : 'Please try again.';
      toast({ title: 'Not saved', description, failed: true });
    }
    setSaving(false);
  };
  return { form, target, saving, submit: form.handleSubmit(save) };
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
