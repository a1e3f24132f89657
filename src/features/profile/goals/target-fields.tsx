import { Box, Typography } from '@mui/material';

import {
  calculate,
  type Calculation as Sum,
  type Measures,
} from '#shared/rules/targets/daily-targets';

import { Disclosure } from '../../../ui/disclosure';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { Calculation } from '../../../ui/profile/calculation';
import { measuresOf } from '../../../ui/profile/profile-values';
import { ownTargetWords } from '../../../ui/profile/target-words';
import type { ProfileForm } from '../../../ui/profile/use-profile-form';
import { wholeWords } from '../../../ui/words/number';
import type { OwnTarget } from './use-goals';

const WAYS = [
  ['computed', 'Worked out from my details'],
  ['own', 'My own number'],
] as const;

interface TargetFieldsProps {
  form: ProfileForm;
  target: OwnTarget;
}

/** The daily target: by the formulas, every step shown, or a number of the person's own. */
export function TargetFields({ form, target }: TargetFieldsProps) {
  const measures = measuresOf(form.watch());
  const sum = measures && calculate(measures);
  const { isOwn, text, problem } = target;
  const warning = problem === undefined ? warningOf(target, sum) : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Choice
        label="Daily Target"
        options={WAYS}
        value={isOwn ? 'own' : 'computed'}
        onChange={(event) => {
          target.setOwn(event.target.value === 'own');
          if (sum && text === '') target.setText(String(sum.computed));
        }}
      />
      {isOwn && (
        <Field
          label="Calories a Day"
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
          Your daily target:{' '}
          <Box component="strong" sx={{ fontSize: '1.25rem', whiteSpace: 'nowrap' }}>
            {wholeWords(calculate(measures).computed)} kcal
          </Box>
        </Typography>
      )}
      <Disclosure label={isOwn ? 'What the formulas would give' : 'How it is worked out'}>
        <Calculation measures={measures} />
      </Disclosure>
    </>
  );
}
