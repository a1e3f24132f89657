import { Box, Button, Typography } from '@mui/material';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { Measures } from '#shared/rules/targets/daily-targets';
import { heightUnitFor } from '#shared/rules/units';

import { answerConsent } from '../../store/accounts';
import { useSavedDisplay } from '../../store/profile/display';
import { saveProfile } from '../../store/profile/profile';
import { useAccount } from '../../store/use-account';
import { useWeights } from '../../store/weights';
import { useToast } from '../../ui/feedback/toast';
import { AgeRules, useParentAgreement } from '../../ui/profile/age-rules';
import { DetailsFields, GoalsFields } from '../../ui/profile/profile-fields';
import { firstValues, measuresOf, type ProfileValues } from '../../ui/profile/profile-values';
import { TargetResult } from '../../ui/profile/target-result';
import { type ProfileForm, useProfileForm } from '../../ui/profile/use-profile-form';
import { measuresQuestion, useQuestion } from '../../ui/profile/weight-question';
import { WARNING_BOX } from '../../ui/styles';
import { isGentle } from '../../ui/words/display';
import { localNow } from '../../ui/words/time';
import { useShownAs } from '../../ui/words/use-shown-as';
import { messages } from './messages';
import { useKeptSetup } from './use-kept-setup';

interface ProfileStepsProps {
  step: 2 | 3;
  onStep: (step: 1 | 2 | 3) => void;
  /** Values of the fields from before a reload. */
  kept: Record<string, string> | null;
}

/** One form in two steps. Applies display settings, which the user may have chosen if the steps were left for later. */
export function ProfileSteps(props: ProfileStepsProps) {
  useShownAs(useSavedDisplay());
  const { step, onStep } = props;
  const { form, parent, stopHere, complete, pending, question } = useProfileSteps(props);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // 'Continue' does not validate; errors are shown at the end, at their fields.
    if (step === 2) {
      agreeUnits(form);
      onStep(3);
    } else void complete(event);
  };
  return (
    <Box component="form" noValidate sx={{ display: 'grid', gap: 2.5 }} onSubmit={submit}>
      <Typography sx={{ color: 'text.secondary' }}>{messages.theseAreExamples}</Typography>
      {step === 2 ? <GoalsFields form={form} /> : <DetailsFields form={form} />}
      {step === 3 && <AgeRules form={form} parent={parent} onUnder13={stopHere} />}
      {step === 3 && <TargetPreview form={form} />}
      <Box role="alert" sx={question === null ? { display: 'none' } : WARNING_BOX}>
        {question}
      </Box>
      <StepButtons
        label={labelOf(step, pending)}
        pending={pending}
        onBack={() => {
          onStep(step === 2 ? 1 : 2);
        }}
      />
    </Box>
  );
}

/** Sets the height's unit to match the weight's unit, unless the user has chosen one. */
function agreeUnits(form: ProfileForm): void {
  const to = heightUnitFor(form.getValues('weightUnit'));
  const isChosen = form.getFieldState('heightUnit').isDirty;
  if (!isChosen && form.getValues('heightUnit') !== to) form.setValue('heightUnit', to);
}

function labelOf(step: 2 | 3, pending: boolean): string {
  if (step === 2) return messages.continue;
  return pending ? messages.settingUp : messages.completeSetup;
}

interface StepButtonsProps {
  onBack: () => void;
  label: string;
  pending: boolean;
}

function StepButtons({ onBack, label, pending }: StepButtonsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, mt: 0.5 }}>
      <Button variant="outlined" disabled={pending} onClick={onBack}>
        {messages.back}
      </Button>
      <Button type="submit" variant="contained" disabled={pending}>
        {label}
      </Button>
    </Box>
  );
}

/** Shows nothing while a field is invalid, and in gentle mode. */
function TargetPreview({ form }: { form: ProfileForm }) {
  const measures = measuresOf(form.watch());
  if (!measures || isGentle()) return null;
  return (
    <Box sx={{ p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <TargetResult measures={measures} />
    </Box>
  );
}

/** Whether the weight is the form's default. */
function isExample({ currentWeight, weightUnit }: Measures): boolean {
  const first = firstValues(undefined);
  return currentWeight === Number(first.currentWeight) && weightUnit === first.weightUnit;
}

/** Starts with values from before a reload, or else with the latest logged weight. Typed values are never replaced. */
function useSetupForm(kept: ProfileStepsProps['kept']) {
  const latest = useWeights()?.at(-1);
  const form = useProfileForm({
    ...firstValues(undefined),
    ...(kept as Partial<ProfileValues> | null),
  });
  // Read during render, because react-hook-form tracks `isDirty` only for components that read it.
  const isUntouched = kept === null && !form.formState.isDirty;
  const isWeightTouched = form.formState.touchedFields.currentWeight === true;
  useEffect(() => {
    if (latest && isUntouched) form.reset(firstValues(latest));
  }, [form, isUntouched, latest]);
  const isExampleWeight = (measures: Measures) =>
    !latest && !isWeightTouched && isExample(measures);
  return { form, isExampleWeight };
}

/** How long the message about the new profile is shown on this page. */
const BEFORE_DASHBOARD_MS = 100;

/** Opens the dashboard a moment after the call, unless the user has left the page by then. */
function useDashboardSoon(): () => void {
  const navigate = useNavigate();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void navigate(PAGES.dashboard), BEFORE_DASHBOARD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isDue, navigate]);
  return () => {
    setIsDue(true);
  };
}

const GOALS = ['objective', 'currentWeight', 'targetWeight', 'weightUnit', 'timeline'];

function useProfileSteps({ step, onStep, kept }: ProfileStepsProps) {
  const { form, isExampleWeight } = useSetupForm(kept);
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const goToDashboard = useDashboardSoon();
  const toast = useToast();
  const account = useAccount();
  const userId = account?.userId;
  const parent = useParentAgreement(form, account?.consents);
  const endSetup = useKeptSetup(form, { step, userId });
  const { question, ask } = useQuestion(JSON.stringify(form.watch()));

  const save = async (measures: Measures) => {
    if (!parent.check()) return;
    const unusual = question === null ? measuresQuestion(measures, null) : null;
    ask(unusual);
    if (unusual !== null) return;
    setPending(true);
    try {
      if (parent.isNeeded) await answerConsent(userId ?? '', { kind: 'parent', given: true });
      const entered = { ...measures, dailyCalorieTarget: null, ownTarget: false };
      await saveProfile(entered, localNow(), { isExampleWeight: isExampleWeight(measures) });
      await endSetup();
      toast({ title: messages.profileCreated, description: messages.welcomeToPlatelog });
      goToDashboard();
    } catch (error) {
      setPending(false);
      const description = error instanceof Error ? error.message : messages.pleaseTryAgain;
      toast({ title: messages.profileCreationFailed, description, failed: true });
    }
  };

  const complete = async (event: SyntheticEvent) =>
    form.handleSubmit(save, (problems) => {
      if (Object.keys(problems).some((field) => GOALS.includes(field))) onStep(2);
    })(event);

  const stopHere = () => {
    void answerConsent(userId ?? '', { kind: 'age', given: false }).then(async () => {
      await endSetup();
      await navigate(PAGES.dashboard);
    });
  };

  return { form, parent, stopHere, complete, pending, question };
}
