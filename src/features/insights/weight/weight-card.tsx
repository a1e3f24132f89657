import { Box, Typography } from '@mui/material';

import type { Profile, WeightUnit } from '#shared/records/profile';
import type { WeeklyChange } from '#shared/rules/weight-trend';

import type { WeightEntry } from '../../../store/weights';
import { Disclosure } from '../../../ui/disclosure';
import { Card } from '../../../ui/layout/card';
import { unbroken } from '../../../ui/words/text';
import { dateWithYear } from '../../../ui/words/time';
import { ChartOrTable, type LegendMark } from '../charts/chart-or-table';
import { WeightChart } from '../charts/lazy-charts';
import type { Range } from '../spans';
import { WeightForm } from './weight-form';
import { WeightList } from './weight-list';
import { nearGoal, weightPoints, weightTable } from './weight-points';
import { inUnit, kilogramsWords, weightView, type WeightView } from './weight-view';

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
    <ChartOrTable name="Weight" table={weightTable(view)} marks={marks}>
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

export function trendWords({ trend, shown, unit }: WeightView): string {
  const last = trend.at(-1);
  if (!last) return 'Log your weight now and then, and its trend stands here.';
  if (trend.length === 1) {
    return `One weight so far: ${kilogramsWords(last.weight, unit)}. The trend begins with a second day.`;
  }
  const first = shown[0];
  if (!first || shown.length < 2) {
    return `The trend stood at ${kilogramsWords(last.trend, unit)} on ${dayWords(last.day)}, when you last weighed yourself.`;
  }
  const change = inUnit(last.trend, unit) - inUnit(first.trend, unit);
  return `The trend is ${kilogramsWords(last.trend, unit)}, ${changeWords(change, unit)} since ${dayWords(first.day)}.`;
}

const dayWords = (day: string) => unbroken(dateWithYear(day));

function changeWords(change: number, unit: WeightUnit): string {
  const size = sizeWords(change, unit);
  return size === null ? 'unchanged' : `${size} ${change > 0 ? 'up' : 'down'}`;
}

function weeklyWords({ kilograms, days }: WeeklyChange, lastDay: string, unit: WeightUnit): string {
  const change = inUnit(kilograms, unit);
  const size = sizeWords(change, unit);
  const pace = size === null ? 'Unchanged' : `${change > 0 ? 'Up' : 'Down'} ${size} a week`;
  return `${pace} over the ${unbroken(`${days} days`)} to ${dayWords(lastDay)}.`;
}

/** Null if it rounds to zero. */
function sizeWords(change: number, unit: WeightUnit): string | null {
  const size = Math.abs(change).toFixed(1);
  return size === '0.0' ? null : unbroken(`${size} ${unit}`);
}

export function paceWords({ trend, weekly, goal, unit }: WeightView): string[] {
  const last = trend.at(-1);
  if (!last) return [];
  const pace =
    weekly === null
      ? 'Four weighings inside four weeks, over at least two, tell the change a week.'
      : weeklyWords(weekly, last.day, unit);
  if (goal === null) return [pace];
  const left = Math.abs(inUnit(last.trend, unit) - inUnit(goal, unit));
  const target = kilogramsWords(goal, unit);
  return [
    pace,
    left < 0.05
      ? `You are at your target of ${target}.`
      : `${unbroken(`${left.toFixed(1)} ${unit}`)} to your target of ${target}.`,
  ];
}
