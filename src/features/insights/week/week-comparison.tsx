import { Box, Typography } from '@mui/material';

import { compareDays, LEAST_DAYS, type Comparison } from '#shared/nutrition/intake/compare-days';
import { NUTRIENTS, type Nutrient } from '#shared/records/nutrients';

import {
  NUTRIENT_NAMES,
  nutrientIn,
  nutrientUnit,
  nutrientWords,
  numberWords,
  shownAmount,
} from '../../../ui/figures/nutrient-words';
import { format } from '../../../ui/words/format';
import { DataTable, type TableData } from '../charts/data-table';
import { messages } from '../messages';
import { finishedDays, type Intakes, loggedOn } from '../spans';

const WEEK = 7;

interface WeekComparisonProps {
  complete: Intakes;
  today: string;
}

/** The last seven days against the seven before, whatever range is selected. */
export function WeekComparison({ complete, today }: WeekComparisonProps) {
  const days = finishedDays(today, 2 * WEEK);
  const comparison = compareDays(
    loggedOn(days.slice(WEEK), complete),
    loggedOn(days.slice(0, WEEK), complete),
  );
  const change = comparison && changeWords(comparison);
  return (
    <Box component="section" aria-labelledby="weeks">
      <Typography id="weeks" component="h2" variant="h3">
        {messages.weekOverWeek}
      </Typography>
      {comparison ? (
        <>
          {change !== null && <Typography sx={{ mt: 0.5, mb: 1.5 }}>{change}</Typography>}
          <DataTable {...comparisonTable(comparison)} />
        </>
      ) : (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{TOO_FEW}</Typography>
      )}
    </Box>
  );
}

const TOO_FEW = format(messages.onceTheLast7DaysAnd, { leastDays: LEAST_DAYS });

/** Each unit is shown once, with the name. */
export function comparisonTable(comparison: Comparison): TableData {
  const { now, before } = comparison;
  return {
    caption: format(messages.anAverageDayOfTheLast, { days: now.days, days2: before.days }),
    whole: true,
    columns: [messages.nutrient, messages.last7, '7 before', messages.change],
    rows: NUTRIENTS.map((nutrient) => [
      `${NUTRIENT_NAMES[nutrient]}, ${nutrientUnit(nutrient)}`,
      amountWords(nutrient, now.nutrients[nutrient]),
      amountWords(nutrient, before.nutrients[nutrient]),
      signedWords(changeOf(nutrient, comparison)),
    ]),
  };
}

export function changeWords(comparison: Comparison): string | null {
  if (!comparison.most) return null;
  const { nutrient, food } = comparison.most;
  const change = changeOf(nutrient, comparison);
  if (change === null || change === 0) return null;
  const size = Math.abs(change);
  const said = format(messages.mostChanged, {
    name: NUTRIENT_NAMES[nutrient].toLowerCase(),
    nutrient: `${numberWords(size)} ${nutrientUnit(nutrient)}`,
    direction: change > 0 ? 'more' : 'less',
  });
  if (!food) return said;
  const part = nutrientIn(nutrient, Math.abs(food.change));
  return format(messages.accountsFor, {
    said,
    name: food.name,
    change:
      part < size
        ? format(messages.ofIt, { nutrient: nutrientWords(nutrient, Math.abs(food.change)) })
        : messages.allOfIt,
  });
}

/** In the unit that is shown, of the rounded figures, so that it matches them. */
function changeOf(nutrient: Nutrient, { now, before }: Comparison): number | null {
  const [present, past] = [now.nutrients[nutrient], before.nutrients[nutrient]];
  if (present === null || past === null) return null;
  return shownAmount(nutrientIn(nutrient, present)) - shownAmount(nutrientIn(nutrient, past));
}

function amountWords(nutrient: Nutrient, amount: number | null): string {
  return amount === null ? 'unknown' : numberWords(nutrientIn(nutrient, amount));
}

function signedWords(change: number | null): string {
  if (change === null) return 'unknown';
  const size = numberWords(Math.abs(change));
  if (size === '0') return messages.theSame;
  return `${change > 0 ? '+' : '−'}${size}`;
}
