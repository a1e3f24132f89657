import { Box, Typography } from '@mui/material';
import { useState } from 'react';

import { type Profile, TARGET_MAX, TARGET_MIN } from '#shared/records/profile';
import {
  calculate,
  type Calculation as Sum,
  type Measures,
} from '#shared/rules/targets/daily-targets';

import { Disclosure } from '../../../ui/disclosure';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { Calculation, ownTargetWords } from '../../../ui/profile/calculation';
import { measuresOf } from '../../../ui/profile/profile-values';
import type { ProfileForm } from '../../../ui/profile/use-profile-form';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/number';
import { messages } from './messages';

const WAYS = [
  ['computed', messages.workedOutFromMyDetails],
  ['own', messages.myOwnNumber],
] as const;

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

const RANGE = format(messages.aWholeNumberFromTo, { targetMin: TARGET_MIN, targetMax: TARGET_MAX });

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
