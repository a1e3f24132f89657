import { Box, Typography } from '@mui/material';

import type { Profile } from '#shared/records/profile';

import type { WeightEntry } from '../../../store/weights';
import { Disclosure } from '../../../ui/disclosure';
import { Card } from '../../../ui/layout/card';
import { ChartOrTable } from '../charts/chart-or-table';
import type { TableData } from '../charts/data-table';
import { WeightChart } from '../charts/lazy-charts';
import { Legend, type LegendMark } from '../charts/legend';
import type { WeightPoint } from '../charts/weight-chart';
import { dateWords } from '../days/date-words';
import type { Range } from '../days/spans';
import { nearGoal } from './near-goal';
import { WeightForm } from './weight-form';
import { WeightList } from './weight-list';
import { finelyInUnit, inUnit, weightView, type WeightView } from './weight-view';
import { kilogramsWords, paceWords, trendWords } from './weight-words';

interface WeightCardProps {
  weights: readonly WeightEntry[];
  profile: Profile | null;
  today: string;
  range: Range;
}

export function WeightCard({ weights, profile, today, range }: WeightCardProps) {
  const view = weightView(weights, { profile, today, range });
  return (
    <Card component="section" aria-labelledby="weight">
      <Typography id="weight" component="h2" variant="h3">
        Weight
      </Typography>
      <Typography sx={{ mt: 0.5, fontSize: '1.125rem', fontWeight: 600 }}>
        {trendWords(view)}
      </Typography>
      {paceWords(view).map((words) => (
        <Typography key={words} sx={{ mt: 0.5, color: 'text.secondary' }}>
          {words}
        </Typography>
      ))}
      {view.shown.length > 1 && <Trend view={view} />}
      <WeightForm unit={view.unit} choose={profile === null} />
      {weights.length > 0 && <WeightList weights={weights} unit={view.unit} />}
      {weights.length > 1 && <Formula />}
    </Card>
  );
}

function Trend({ view }: { view: WeightView }) {
  const { unit } = view;
  const points = weightPoints(view);
  const goal = nearGoal(points, view.goal === null ? undefined : inUnit(view.goal, unit));
  const marks: LegendMark[] = [
    { words: 'weighed', mark: 'ring', colour: 'text.secondary' },
    { words: `trend in ${unit}`, mark: 'line', colour: 'primary.main' },
    ...(goal === undefined ? [] : [GOAL]),
  ];
  return (
    <ChartOrTable name="Weight" table={weightTable(view)} legend={<Legend marks={marks} />}>
      <WeightChart
        label={`Weight. ${trendWords(view)} The arrow keys go from day to day.`}
        points={points}
        goal={goal}
      />
    </ChartOrTable>
  );
}

const GOAL: LegendMark = { words: 'target', mark: 'dashes', colour: 'text.primary' };

function Formula() {
  return (
    <Box sx={{ mt: 1 }}>
      <Disclosure label="How the trend is worked out">
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          Each day moves the trend a tenth of the way to the day’s weight: trend = yesterday’s trend
          + 0.1 × (weight − yesterday’s trend). It begins with your first weight. Between two
          weighings a straight line stands in. So water and salt of a single day hardly show (The
          Hacker’s Diet, John Walker). The change a week is the slope of its last two weeks; in the
          first six weeks, of the weights themselves.
        </Typography>
      </Disclosure>
    </Box>
  );
}

function weightPoints({ shown, unit, today }: WeightView): WeightPoint[] {
  return shown.map(({ day, measured, trend }) => ({
    key: day,
    isToday: day === today,
    title: dateWords(day),
    lines: [
      `trend ${kilogramsWords(trend, unit)}`,
      measured === null ? 'not weighed' : `weighed ${kilogramsWords(measured, unit)}`,
    ],
    measured: measured === null ? null : inUnit(measured, unit),
    // Finer than a tenth, which would look like stairs.
    trend: finelyInUnit(trend, unit),
  }));
}

/** Days with a weighing, newest first. */
function weightTable({ shown, unit }: WeightView): TableData {
  return {
    caption: 'Weight, on each day with a weighing',
    columns: ['Day', 'Weighed', 'Trend'],
    rows: shown
      .flatMap(({ day, measured, trend }) =>
        measured === null
          ? []
          : [[dateWords(day), kilogramsWords(measured, unit), kilogramsWords(trend, unit)]],
      )
      .reverse(),
  };
}
