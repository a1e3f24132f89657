import { Box, Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { averageDay } from '#shared/nutrition/intake/average-day';

import { Card } from '../../../ui/layout/card';
import { wholeWords } from '../../../ui/words/number';
import { ChartOrTable } from '../charts/chart-or-table';
import { CaloriesChart } from '../charts/lazy-charts';
import { Legend, NOT_LOGGED_MARK, TODAY_MARK, type LegendMark } from '../charts/legend';
import { finishedDays, loggedOn, spansOf, type Intakes, type Range } from '../days/spans';
import { caloriesPoints, caloriesTable } from './calories-points';
import { averageWords, countedWords, emptyWords, missingWords } from './energy-words';

interface EnergyCardProps {
  intakes: Intakes;
  today: string;
  range: Range;
  /** In kcal a day; undefined if the person has set no goals. */
  target: number | undefined;
}

export function EnergyCard({ intakes, today, range, target }: EnergyCardProps) {
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
        legend={<Legend marks={marksOf(range, target)} />}
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
