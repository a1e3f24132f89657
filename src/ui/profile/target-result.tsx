import { Box, Typography } from '@mui/material';

import { unknownNutrients } from '#shared/records/nutrients';
import {
  calculate,
  dailyTargets,
  type Measures,
  weeksToTarget,
} from '#shared/rules/targets/daily-targets';

import { Disclosure } from '../disclosure';
import { Macros } from '../figures/macros';
import { QUIET, WARNING_BOX } from '../styles';
import { format } from '../words/format';
import { energyWords } from '../words/quantity';
import { monthOf } from '../words/time';
import { boundWords, Calculation, ownTargetWords } from './calculation';
import { messages } from './messages';

interface TargetResultProps {
  measures: Measures;
  /** The user's own number, in kcal; null if the formulas decide. */
  own?: number | null;
}

/** The daily target, with its warnings, limits and expected date. */
export function TargetResult({ measures, own = null }: TargetResultProps) {
  const profile = { ...measures, dailyCalorieTarget: own, ownTarget: own !== null };
  const targets = dailyTargets(profile);
  const { calories, calculation } = targets;
  const warning = ownTargetWords(profile, calculation.least);
  const limits = own === null ? boundWords(measures) : [];
  const date = warning === null ? dateWords(measures, calories) : null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status">
        {messages.yourDailyTarget}{' '}
        <Box component="strong" sx={{ fontSize: '1.25rem', whiteSpace: 'nowrap' }}>
          {energyWords(calories)}
        </Box>
      </Typography>
      <Macros nutrients={{ ...unknownNutrients(), ...gramsOf(targets) }} />
      {warning !== null && <Typography sx={WARNING_BOX}>{warning}</Typography>}
      {[...limits, date].map((words) => words && <Typography key={words}>{words}</Typography>)}
      <Typography sx={QUIET}>{messages.estimateForHealthyAdults}</Typography>
      <Disclosure
        label={own === null ? messages.howItIsCalculated : messages.whatFormulasWouldGive}
      >
        <Calculation measures={measures} />
      </Disclosure>
    </Box>
  );
}

function gramsOf({ protein, carbs, fat, fiber }: ReturnType<typeof dailyTargets>) {
  return { protein, carbs, fat, fiber };
}

/** When the user will probably reach the target weight; null if this energy does not lead there. */
function dateWords(measures: Measures, calories: number, now: number = Date.now()): string | null {
  const weeks = weeksToTarget(measures, calories);
  // If the target is below the healthy range, the plan uses the lowest healthy weight, which is not in the form.
  if (weeks === null || calculate(measures).bounds.includes('healthy-weight')) return null;
  return format(messages.atThisPace, {
    weight: `${measures.targetWeight} ${measures.weightUnit}`,
    month: monthOf(now + weeks * 7 * 24 * 3600 * 1000),
    weeks: Math.round(weeks),
  });
}
