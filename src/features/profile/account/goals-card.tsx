import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import { minorProblems, type Profile, TARGET_MAX, TARGET_MIN } from '#shared/records/profile';
import {
  calculate,
  type Calculation as Sum,
  type Measures,
} from '#shared/rules/targets/daily-targets';

import { answerConsent } from '../../../store/accounts';
import { saveProfile } from '../../../store/profile';
import { useAccount } from '../../../store/use-account';
import { useWeights, weighingBeside } from '../../../store/weights';
import { Disclosure } from '../../../ui/disclosure';
import { useToast } from '../../../ui/feedback/toast';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { AgeRules, useParentAgreement } from '../../../ui/profile/age-rules';
import { Calculation, ownTargetWords } from '../../../ui/profile/calculation';
import { DetailsFields, GoalsFields } from '../../../ui/profile/profile-fields';
import { firstValues, measuresOf, valuesOf } from '../../../ui/profile/profile-values';
import { type ProfileForm, useProfileForm } from '../../../ui/profile/use-profile-form';
import { SaveOrConfirm, useQuestion, weightQuestion } from '../../../ui/profile/weight-question';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/number';
import { localNow } from '../../../ui/words/time';
import { ProfileCard } from '../profile-card';
import { messages } from './messages';

const WAYS = [
  ['computed', messages.workedOutFromMyDetails],
  ['own', messages.myOwnNumber],
] as const;

const RANGE = format(messages.aWholeNumberFromTo, { targetMin: TARGET_MIN, targetMax: TARGET_MAX });

/** Saved on this device at once. @param profile null before the first goals */
export function GoalsCard({ profile }: { profile: Profile | null }) {
  const { form, parent, stopHere, target, submit, saving, question, dismiss } = useGoals(profile);
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
        <AgeRules form={form} parent={parent} onUnder13={stopHere} />
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

  const account = useAccount();
  const userId = account?.userId ?? '';
  const parent = useParentAgreement(form, account?.consents);
  useProblemsOfMinors(form, profile);

  const busy = useRef(false);
  const save = async (measures: Measures) => {
    if (!parent.check() || target.problem !== undefined) return;
    const dailyCalorieTarget = target.isOwn ? Number(target.text) : null;
    // Looking for the weighing to compare with takes a moment, in which a second press comes.
    if (busy.current) return;
    busy.current = true;
    try {
      const unusual = question === null ? await questionOf(measures) : null;
      ask(unusual);
      if (unusual !== null) return;
      setSaving(true);
      if (parent.isNeeded) await answerConsent(userId, { kind: 'parent', given: true });
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
  const stopHere = () => void answerConsent(userId, { kind: 'age', given: false });
  const submit = form.handleSubmit(save);
  return { form, parent, stopHere, target, saving, question, dismiss, submit };
}

/** An aim from before it was refused under 18 is shown as needing a change. */
function useProblemsOfMinors(form: ProfileForm, profile: Profile | null): void {
  const needsChange = profile !== null && Object.keys(minorProblems(profile)).length > 0;
  useEffect(() => {
    if (needsChange) void form.trigger(['objective', 'targetWeight']);
  }, [form, needsChange]);
}

/** What to ask about the current weight before it is saved as a weighing; null where nothing is unusual. */
async function questionOf({ currentWeight: weight, weightUnit }: Measures): Promise<string | null> {
  const recordedAt = localNow();
  return weightQuestion({ weight, weightUnit, recordedAt }, await weighingBeside(recordedAt));
}

interface TargetFieldsProps {
  form: ProfileForm;
  target: OwnTarget;
}

/** The daily target: by the formulas, with every step shown, or the user's own number. */
export function TargetFields({ form, target }: TargetFieldsProps) {
  const measures = measuresOf(form.watch());
  const sum = measures && calculate(measures);
  const { isOwn, text, problem } = target;
  const warning = problem === undefined ? warningOf(target, sum) : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Choice
        label={messages.dailyTarget}
        options={WAYS}
        value={isOwn ? 'own' : 'computed'}
        onChange={(event) => {
          target.setOwn(event.target.value === 'own');
          if (sum && text === '') target.setText(String(sum.computed));
        }}
      />
      {isOwn && (
        <Field
          label={messages.caloriesADay}
          inputProps={{ inputMode: 'numeric' }}
          autoComplete="off"
          value={text}
          problem={problem}
          hint={warning}
          onChange={(event) => {
            target.setText(event.target.value);
          }}
        />
      )}
      {measures && <Formulas measures={measures} isOwn={isOwn} />}
    </Box>
  );
}

function warningOf({ text, isOwn }: OwnTarget, sum: Sum | undefined): string | undefined {
  if (!sum) return undefined;
  const own = { dailyCalorieTarget: Number(text) || null, ownTarget: isOwn };
  return ownTargetWords(own, sum.least) ?? undefined;
}

/** What the formulas give, and how. */
function Formulas({ measures, isOwn }: { measures: Measures; isOwn: boolean }) {
  return (
    <>
      {!isOwn && (
        <Typography role="status">
          {messages.yourDailyTarget}{' '}
          <Box component="strong" sx={{ fontSize: '1.25rem', whiteSpace: 'nowrap' }}>
            {format(messages.kcal, { computed: wholeWords(calculate(measures).computed) })}
          </Box>
        </Typography>
      )}
      <Disclosure label={isOwn ? messages.whatTheFormulasWouldGive : messages.howItIsWorkedOut}>
        <Calculation measures={measures} />
      </Disclosure>
    </>
  );
}

/** The user's own daily target, as typed. */
interface OwnTarget {
  isOwn: boolean;
  text: string;
  problem: string | undefined;
  setOwn: (isOwn: boolean) => void;
  setText: (text: string) => void;
}

export function useOwnTarget(profile: Profile | null): OwnTarget {
  // Undefined until the user changes it: before that, what is saved is shown.
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
