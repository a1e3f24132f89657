import { Box, Typography } from '@mui/material';

import type { Profile, WeightUnit } from '#shared/records/profile';
import type { TrendDay, WeeklyChange } from '#shared/rules/weight-trend';

import { useUnitsOfSetup } from '../../../store/sign-up/setup';
import type { WeightEntry } from '../../../store/weights';
import { Disclosure } from '../../../ui/disclosure';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { unbroken } from '../../../ui/words/text';
import { dateWithYear } from '../../../ui/words/time';
import { ChartOrTable, type LegendMark } from '../charts/chart-or-table';
import { messages } from '../messages';
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
  const left = useUnitsOfSetup()?.weightUnit;
  const view = weightView(weights, { profile, left, today, range });
  return (
    <Card component="section" aria-labelledby="weight">
      <Typography id="weight" component="h2" variant="h3">
        {messages.weight}
      </Typography>
      <Typography sx={{ mt: 0.5, fontSize: '1.125rem', fontWeight: 600 }}>
        {trendWords(view)}
      </Typography>
      {paceWords(view).map((words) => (
        <Typography key={words} sx={{ mt: 0.5, color: 'text.secondary' }}>
          {words}
        </Typography>
      ))}
      {view.shown.length > 1 && <Trend view={view} range={range} />}
      <WeightForm unit={view.unit} choose={profile === null} />
      {weights.length > 0 && <WeightList weights={weights} unit={view.unit} />}
      {weights.length > 1 && <Formula />}
    </Card>
  );
}

function Trend({ view, range }: { view: WeightView; range: Range }) {
  const { unit } = view;
  const points = weightPoints(view);
  const goal = nearGoal(points, view.goal === null ? undefined : inUnit(view.goal, unit));
  const marks: LegendMark[] = [
    { words: 'weighed', mark: 'ring', colour: 'text.secondary' },
    { words: format(messages.trendIn, { unit }), mark: 'line', colour: 'primary.main' },
    ...(goal === undefined ? [] : [GOAL]),
  ];
  return (
    <ChartOrTable
      name={messages.weight}
      range={range}
      table={weightTable(view)}
      marks={marks}
      draw={({ WeightChart }) => (
        <WeightChart
          label={format(messages.weightChartKeys, { view: trendWords(view) })}
          points={points}
          goal={goal}
        />
      )}
    />
  );
}

const GOAL: LegendMark = { words: 'target', mark: 'dashes', colour: 'text.primary' };

function Formula() {
  return (
    <Box sx={{ mt: 1 }}>
      <Disclosure label={messages.howTheTrendIsCalculated}>
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {messages.trendExplained}
        </Typography>
      </Disclosure>
    </Box>
  );
}

export function trendWords({ trend, shown, latest, unit }: WeightView): string {
  const last = trend.at(-1);
  if (!last) return messages.logWeightForTrend;
  if (trend.length === 1) {
    return format(messages.oneWeightSoFar, {
      weight: kilogramsWords(latest ?? last.weight, unit),
    });
  }
  const first = firstWeighed(shown, last) ?? firstWeighed([...trend].reverse(), last);
  if (!first || shown.length < 2) {
    return format(messages.theTrendWasOn, {
      trend: kilogramsWords(last.trend, unit),
      day: dayWords(last.day),
    });
  }
  const change = inUnit(last.trend, unit) - inUnit(first.trend, unit);
  return format(messages.theTrendIs, {
    trend: kilogramsWords(last.trend, unit),
    change: changeWords(change, unit),
    day: dayWords(first.day),
  });
}

/** The first day with a logged weight: changes are counted from such a day, because days in between are interpolated. */
function firstWeighed(days: readonly TrendDay[], last: TrendDay): TrendDay | undefined {
  return days.find(({ day, measured }) => measured !== null && day !== last.day);
}

const dayWords = (day: string) => unbroken(dateWithYear(day));

function changeWords(change: number, unit: WeightUnit): string {
  const size = sizeWords(change, unit);
  return size === null ? 'unchanged' : `${size} ${change > 0 ? 'up' : 'down'}`;
}

function weeklyWords({ kilograms, days }: WeeklyChange, lastDay: string, unit: WeightUnit): string {
  const change = inUnit(kilograms, unit);
  const size = sizeWords(change, unit);
  const pace =
    size === null
      ? messages.unchanged
      : format(messages.aWeek, { direction: change > 0 ? messages.up : messages.down, size });
  return format(messages.paceOver, {
    pace,
    unbroken: unbroken(format(messages.days, { days })),
    lastDay: dayWords(lastDay),
  });
}

/** Null if it rounds to zero. */
function sizeWords(change: number, unit: WeightUnit): string | null {
  const size = Math.abs(change).toFixed(1);
  return size === '0.0' ? null : unbroken(`${size} ${unit}`);
}

export function paceWords({ trend, weekly, goal, latest, unit }: WeightView): string[] {
  const last = trend.at(-1);
  if (!last) return [];
  const pace = weekly === null ? messages.logFourWeights : weeklyWords(weekly, last.day, unit);
  if (goal === null || latest === null) return [pace];
  const left = Math.abs(inUnit(latest, unit) - inUnit(goal, unit));
  const target = kilogramsWords(goal, unit);
  return [
    pace,
    left < 0.05
      ? format(messages.atTarget, { target })
      : format(messages.distanceToTarget, {
          latest: kilogramsWords(latest, unit),
          unbroken: unbroken(`${left.toFixed(1)} ${unit}`),
          target,
        }),
  ];
}
