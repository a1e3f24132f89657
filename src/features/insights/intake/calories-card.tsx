import { Box, Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { averageDay, type AverageDay } from '#shared/nutrition/intake/average-day';
import type { DayIntake } from '#shared/nutrition/intake/day-intake';

import { Card } from '../../../ui/layout/card';
import { unbroken } from '../../../ui/words/text';
import { counted } from '../../../ui/words/counted';
import { wholeWords } from '../../../ui/words/number';
import {
  ChartOrTable,
  type LegendMark,
  NOT_LOGGED_MARK,
  TODAY_MARK,
} from '../charts/chart-or-table';
import { CaloriesChart } from '../charts/lazy-charts';
import { finishedDays, type Intakes, loggedOn, type Range, spansOf } from '../spans';
import { caloriesPoints, caloriesTable } from './calories-points';

interface CaloriesCardProps {
  intakes: Intakes;
  today: string;
  range: Range;
  /** In kcal a day; undefined if the person has set no goals. */
  target: number | undefined;
}

export function CaloriesCard({ intakes, today, range, target }: CaloriesCardProps) {
  const spans = spansOf(intakes, today, range);
  const days = loggedOn(finishedDays(today, range), intakes);
  const average = averageDay(days);
  const missing = missingWords(days);
  const words = average ? averageWords(average, target) : emptyWords(range, intakes.get(today));
  return (
    <Card component="section" aria-labelledby="calories">
      <Typography id="calories" component="h2" variant="h3">
        Calories
      </Typography>
      <Typography sx={{ mt: 0.5, fontSize: '1.125rem', fontWeight: 600 }}>{words}</Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {average && countedWords(average.days, range)} {missing}
      </Typography>
      {target === undefined && <NoTarget />}
      <ChartOrTable
        name="Calories"
        table={caloriesTable(spans, target)}
        marks={marksOf(range, target)}
      >
        <CaloriesChart
          label={`Calories. ${words} The arrow keys go from column to column.`}
          points={caloriesPoints(spans, target)}
          target={target}
        />
      </ChartOrTable>
    </Card>
  );
}

function NoTarget() {
  return (
    <Box sx={{ mt: 0.5 }}>
      <TextLink component={Link} to={PAGES.profile} sx={{ color: 'primary.main' }}>
        Set your goals
      </TextLink>{' '}
      to see a target beside it.
    </Box>
  );
}

function marksOf(range: Range, target: number | undefined): LegendMark[] {
  const isWeekly = range === 90;
  return [
    {
      words: isWeekly ? 'an average day of the week' : 'eaten',
      mark: 'column',
      colour: 'primary.main',
    },
    ...(isWeekly ? [] : [TODAY_MARK]),
    ...(target === undefined
      ? []
      : [
          {
            words: `target ${wholeWords(target)}`,
            mark: 'dashes' as const,
            colour: 'text.primary',
          },
        ]),
    NOT_LOGGED_MARK,
  ];
}

const kcal = (value: number) => unbroken(`${wholeWords(value)} kcal`);

/** Over the target is information, not criticism. */
export function averageWords(average: AverageDay, target: number | undefined): string {
  const eaten = Math.round(average.nutrients.calories ?? 0);
  const days = average.days === 1 ? 'On the one day that counts' : 'On average';
  const said = `${days} ${kcal(eaten)}${average.days === 1 ? '' : ' a day'}`;
  if (target === undefined) return `${said}.`;
  const apart = eaten - target;
  if (apart === 0) return `${said}, right on your target.`;
  return `${said}, ${kcal(Math.abs(apart))} ${apart > 0 ? 'over' : 'under'} your target of ${kcal(target)}.`;
}

export function emptyWords(range: number, today: DayIntake | undefined): string {
  const eaten = today?.nutrients.calories ?? null;
  if (eaten === null) {
    return `Nothing is logged in these ${range} days. A day without a meal counts as not logged, never as zero.`;
  }
  return `Today ${kcal(eaten)} so far. The average begins with the first day that is over.`;
}

export function countedWords(logged: number, range: number): string {
  if (logged === range)
    return `All ${range} days are logged. Today is not over, and counts from tomorrow.`;
  return `${logged} of ${range} days are logged, and only they count. Today is not over, and counts from tomorrow.`;
}

export function missingWords(days: readonly DayIntake[]): string | null {
  const unread = days.reduce((sum, day) => sum + day.unread, 0);
  const unweighed = days.reduce((sum, day) => sum + day.unweighed, 0);
  const parts = [
    ...(unread > 0 ? [`${counted(unread, 'meal')} without figures yet`] : []),
    ...(unweighed > 0 ? [`${counted(unweighed, 'food')} of unknown calories`] : []),
  ];
  return parts.length === 0 ? null : `Not in it: ${parts.join(' and ')}.`;
}
