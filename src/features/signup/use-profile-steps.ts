import { type SyntheticEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { Measures } from '#shared/rules/targets/daily-targets';

import { carrySetup } from '../../store/carried-setup';
import { saveProfile } from '../../store/profile';
import { endSetup, keepSetup } from '../../store/setup';
import { useAccount } from '../../store/use-account';
import { useWeights } from '../../store/weights';
import { useToast } from '../../ui/feedback/toast';
import { firstValues, type ProfileValues } from '../../ui/profile/profile-values';
import { useProfileForm } from '../../ui/profile/use-profile-form';
import { localNow } from '../../ui/words/local-now';

/** A delay, so that the message about the new profile is still seen on this page. */
const BEFORE_DASHBOARD_MS = 100;
const GOALS = ['objective', 'currentWeight', 'targetWeight', 'weightUnit', 'timeline'];

export interface ProfileStepsProps {
  step: 2 | 3;
  onStep: (step: 1 | 2 | 3) => void;
  /** Values of the fields from before a reload. */
  kept: Record<string, string> | null;
}

/** What is typed survives a reload. */
export function useProfileSteps({ step, onStep, kept }: ProfileStepsProps) {
  const latest = useWeights()?.at(-1);
  const form = useProfileForm({
    ...firstValues(undefined),
    ...(kept as Partial<ProfileValues> | null),
  });
  // Read during render: react-hook-form tracks `isDirty` only for its readers.
  const isUntouched = kept === null && !form.formState.isDirty;
  useEffect(() => {
    // Starts with the latest logged weight; what was typed stays.
    if (latest && isUntouched) form.reset(firstValues(latest));
  }, [form, isUntouched, latest]);
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();

  const userId = useAccount()?.userId;
  useEffect(() => {
    const stands = () => ({ step, values: { ...form.getValues() } });
    const keep = () => {
      keepSetup(stands()).catch(() => undefined);
    };
    const carry = () => {
      if (userId) carrySetup(userId, stands());
    };
    keep();
    const { unsubscribe } = form.watch(keep);
    window.addEventListener('pagehide', carry);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', carry);
    };
  }, [form, step, userId]);

  const save = async (measures: Measures) => {
    setPending(true);
    try {
      await saveProfile({ ...measures, dailyCalorieTarget: null, ownTarget: false }, localNow());
      await endSetup();
      const description = 'Welcome to Platelog! You can now start tracking your meals.';
      toast({ title: 'Profile created!', description });
      setTimeout(() => void navigate(PAGES.dashboard), BEFORE_DASHBOARD_MS);
    } catch (error) {
      setPending(false);
      const description = error instanceof Error ? error.message : 'Please try again.';
      toast({ title: 'Profile creation failed', description, failed: true });
    }
  };

  const complete = async (event: SyntheticEvent) =>
    form.handleSubmit(save, (problems) => {
      if (Object.keys(problems).some((field) => GOALS.includes(field))) onStep(2);
    })(event);

  return { form, complete, pending };
}
