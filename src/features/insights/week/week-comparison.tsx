import { Box, Typography } from '@mui/material';

import { compareDays, LEAST_DAYS, type Comparison } from '#shared/nutrition/intake/compare-days';
import type { AverageDay } from '#shared/nutrition/intake/average-day';
import { ALL_KNOWN, ENOUGH_KNOWN } from '#shared/nutrition/intake/reference-values';
import { NUTRIENTS, type Nutrient } from '#shared/records/nutrients';

import { numberWords } from '../../../ui/figures/number-words';
import { NUTRIENT_NAMES, nutrientIn, nutrientUnit } from '../../../ui/figures/nutrient-words';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { DataTable, type TableData } from '../charts/data-table';
import { messages } from '../messages';
import { finishedDays, type Intakes, loggedOn } from '../spans';
import { shownChange } from './week-words';

const WEEK = 7;

interface WeekComparisonProps {
  complete: Intakes;
  today: string;
}

/** Compares the last seven days with the seven days before, whatever range is selected. */
export function WeekComparison({ complete, today }: WeekComparisonProps) {
  const days = finishedDays(today, 2 * WEEK);
  const comparison = compareDays(
    loggedOn(days.slice(WEEK), complete),
    loggedOn(days.slice(0, WEEK), complete),
  );
  return (
    <Box component="section" aria-labelledby="weeks">
      <Typography id="weeks" component="h2" variant="h3">
        {messages.weekOverWeek}
      </Typography>
      {comparison ? (
        <DataTable {...comparisonTable(comparison)} />
      ) : (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{TOO_FEW}</Typography>
      )}
    </Box>
  );
}

const TOO_FEW = format(messages.comparedLater, { leastDays: LEAST_DAYS });

/** Units are shown once, after the nutrient's name. */
export function comparisonTable(comparison: Comparison): TableData {
  const { now, before } = comparison;
  return {
    caption: format(messages.averageDaysCompared, { days: now.days, days2: before.days }),
    whole: true,
    columns: [messages.nutrient, messages.last7, messages.previous7, messages.change],
    rows: NUTRIENTS.filter((nutrient) => nutrient !== 'calories' || !isGentle()).map((nutrient) => [
      `${NUTRIENT_NAMES[nutrient]}, ${nutrientUnit(nutrient)}`,
      amountWords(nutrient, now),
      amountWords(nutrient, before),
      signedWords(changeOf(nutrient, comparison)),
    ]),
  };
}

function changeOf(nutrient: Nutrient, { now, before }: Comparison): number | null {
  const [present, past] = [now.nutrients[nutrient], before.nutrients[nutrient]];
  // If values are only minimums, their difference is unknown.
  const known = Math.min(now.coverage[nutrient], before.coverage[nutrient]);
  if (present === null || past === null || known < ENOUGH_KNOWN) return null;
  return shownChange(nutrient, [present, past]);
}

function amountWords(nutrient: Nutrient, { nutrients, coverage }: AverageDay): string {
  const amount = nutrients[nutrient];
  if (amount === null) return 'unknown';
  const words = numberWords(nutrientIn(nutrient, amount));
  return coverage[nutrient] < ALL_KNOWN ? format(messages.atLeast, { words }) : words;
}

function signedWords(change: number | null): string {
  if (change === null) return 'unknown';
  const size = numberWords(Math.abs(change));
  if (size === '0') return messages.theSame;
  return `${change > 0 ? '+' : '−'}${size}`;
}
