import { Box, Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { averageDay, type AverageDay } from '#shared/nutrition/intake/average-day';
import { type DayIntake, isCounted } from '#shared/nutrition/intake/day-intake';

import { Disclosure } from '../../../ui/disclosure';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/whole-words';
import { energyFigure, energyIn, energyUnit, energyWords } from '../../../ui/words/quantity';
import { unbroken } from '../../../ui/words/text';
import type { CaloriesPoint } from '../charts/calories-chart';
import {
  ChartOrTable,
  type LegendMark,
  NOT_LOGGED_MARK,
  openMarks,
} from '../charts/chart-or-table';
import type { TableData } from '../charts/data-table';
import { messages } from '../messages';
import {
  finishedDays,
  type LoggedDays,
  loggedOn,
  meanTarget,
  type Range,
  type Span,
  spansOf,
  type TargetOf,
  targetOfSpan,
  titleOf,
} from '../spans';

interface CaloriesCardProps {
  days: LoggedDays;
  today: string;
  range: Range;
  /** undefined if the user has set no goals. */
  targetOf: TargetOf | undefined;
  /** A day without a mark counts as complete from this many kcal on. */
  least: number;
}

export function CaloriesCard({ days, today, range, targetOf, least }: CaloriesCardProps) {
  const spans = spansOf(days, today, range);
  const finished = finishedDays(today, range);
  const complete = loggedOn(finished, days.complete);
  const logged = loggedOn(finished, days.logged).length;
  const average = averageDay(complete);
  const counted = complete.filter(isCounted).map(({ day }) => day);
  const words = average
    ? averageWords(average, targetOf && comparedTarget(counted, targetOf))
    : emptyWords({ range, logged, today: days.logged.get(today) });
  return (
    <Card component="section" aria-labelledby="calories">
      <Typography id="calories" component="h2" variant="h3">
        {messages.calories}
      </Typography>
      <Typography sx={{ mt: 0.5, fontSize: '1.125rem', fontWeight: 600 }}>{words}</Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {average && countedWords(average.days, range)} {missingWords(complete)}
      </Typography>
      {logged > 0 && (
        <Disclosure label={messages.whichDaysAreComplete}>
          <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
            {format(messages.whenDayIsComplete, { least: kcal(least) })}
          </Typography>
        </Disclosure>
      )}
      {targetOf === undefined && <NoTarget />}
      <ChartOrTable
        name={messages.calories}
        range={range}
        table={caloriesTable(spans, targetOf)}
        marks={caloriesMarks(spans, targetOf)}
        draw={({ CaloriesChart }) => (
          <CaloriesChart
            label={format(messages.caloriesChartKeys, { words })}
            points={caloriesPoints(spans, targetOf)}
          />
        )}
      />
    </Card>
  );
}

function NoTarget() {
  return (
    <Box sx={{ mt: 0.5 }}>
      <TextLink component={Link} to={PAGES.profile} sx={{ color: 'primary.main' }}>
        {messages.setYourGoals}
      </TextLink>{' '}
      {messages.toSeeTarget}
    </Box>
  );
}

export function caloriesMarks(
  spans: readonly Span[],
  targetOf: TargetOf | undefined,
): LegendMark[] {
  const isWeekly = spans.some(({ from, to }) => from !== to);
  return [
    {
      words: isWeekly ? messages.averageDayOfWeek : 'eaten',
      mark: 'column',
      colour: 'primary.main',
    },
    ...openMarks(spans, 'primary.main'),
    ...(targetOf === undefined
      ? []
      : [{ words: targetWords(spans, targetOf), mark: 'dashes' as const, colour: 'text.primary' }]),
    NOT_LOGGED_MARK,
  ];
}

/** Label of the target line. Days can have different targets. */
function targetWords(spans: readonly Span[], targetOf: TargetOf): string {
  const [figure, ...others] = new Set(
    spans.map((span) => energyFigure(targetOfSpan(span, targetOf))),
  );
  return figure === undefined || others.length > 0 ? messages.yourTargets : `target ${figure}`;
}

const kcal = (value: number) => unbroken(energyWords(value));

/** The difference in the user's unit. Subtracts rounded numbers, so that it matches the numbers on the screen. */
function apartOf(eaten: number, target: number): number {
  return Math.round(energyIn(eaten)) - Math.round(energyIn(target));
}

const apartWords = (apart: number) => unbroken(`${wholeWords(Math.abs(apart))} ${energyUnit()}`);

interface ComparedTarget {
  /** In kcal a day. */
  calories: number;
  /** Whether it is the mean of several targets that applied on these days. */
  isMean: boolean;
}

export function comparedTarget(days: readonly string[], targetOf: TargetOf): ComparedTarget {
  return { calories: meanTarget(days, targetOf), isMean: new Set(days.map(targetOf)).size > 1 };
}

/** Must not sound like criticism if the user is over the target. */
export function averageWords(average: AverageDay, target: ComparedTarget | undefined): string {
  const eaten = average.nutrients.calories ?? 0;
  const days = average.days === 1 ? messages.onYourOnlyDay : messages.onAverage;
  const said = `${days} ${kcal(eaten)}${average.days === 1 ? '' : messages.aDay}`;
  if (target === undefined) return `${said}.`;
  const apart = apartOf(eaten, target.calories);
  if (apart === 0) return format(messages.averageOnTarget, { said });
  return format(target.isMean ? messages.yourTargetsOf : messages.yourTargetOf, {
    said,
    kcal: apartWords(apart),
    direction: apart > 0 ? 'over' : 'under',
    target: kcal(target.calories),
  });
}

interface WithoutAverage {
  range: number;
  /** Number of logged days before today. */
  logged: number;
  today: DayIntake | undefined;
}

export function emptyWords({ range, logged, today }: WithoutAverage): string {
  if (logged > 0) return format(messages.noDayIsComplete, { range, logged });
  const eaten = today?.nutrients.calories ?? null;
  if (eaten === null) {
    return format(messages.nothingLogged, { range });
  }
  return format(messages.averageStartsLater, { eaten: kcal(eaten) });
}

export function countedWords(complete: number, range: number): string {
  if (complete === range) return format(messages.allDaysAreComplete, { range });
  return format(messages.ofDaysAreComplete, { complete, range });
}

export function missingWords(days: readonly DayIntake[]): string | null {
  const unread = days.reduce((sum, day) => sum + day.unread, 0);
  const unweighed = days.reduce((sum, day) => sum + day.unweighed, 0);
  const parts = [
    ...(unread > 0 ? [format(messages.mealsWithNoNumbersYet, { unread })] : []),
    ...(unweighed > 0 ? [format(messages.foodsOfUnknownCalories, { unweighed })] : []),
  ];
  return parts.length === 0 ? null : format(messages.notCounted, { parts: parts.join(' and ') });
}

export function caloriesPoints(
  spans: readonly Span[],
  targetOf: TargetOf | undefined,
): CaloriesPoint[] {
  return spans.map((span) => {
    const calories = span.average?.nutrients.calories ?? null;
    const target = targetOf && targetOfSpan(span, targetOf);
    return {
      key: span.from,
      title: titleOf(span),
      lines: [
        eatenWords(span),
        ...againstWords(calories, target),
        ...(span.isPartial ? [messages.aPartialDay] : []),
      ],
      calories: calories === null ? null : energyIn(calories),
      target: target === undefined ? null : energyIn(target),
      missing: calories === null && !span.isToday ? 0 : null,
      isToday: span.isToday,
      isPartial: span.isPartial,
    };
  });
}

/** Newest first. */
export function caloriesTable(spans: readonly Span[], targetOf: TargetOf | undefined): TableData {
  const isWeekly = spans.some(({ from, to }) => from !== to);
  return {
    caption: isWeekly ? messages.caloriesByWeek : messages.caloriesByDay,
    columns: [
      isWeekly ? messages.week : messages.day,
      messages.eaten,
      ...(targetOf ? [messages.comparedWithTarget] : []),
    ],
    rows: spans
      .map((span) => {
        const calories = span.average?.nutrients.calories ?? null;
        const against = targetOf ? [signedWords(calories, targetOfSpan(span, targetOf))] : [];
        const incomplete = span.isPartial ? `, ${messages.notComplete}` : '';
        return [titleOf(span), eatenWords(span) + incomplete, ...against];
      })
      .reverse(),
  };
}

/** A day without meals is shown as not logged, never as zero. */
function eatenWords({ average, unread, from, to }: Span): string {
  if (!average) return unread > 0 ? messages.noNumbersYet : messages.notLogged;
  const energy = kcal(average.nutrients.calories ?? 0);
  return from === to ? energy : format(messages.aDayComplete, { kcal: energy, days: average.days });
}

function againstWords(calories: number | null, target: number | undefined): string[] {
  if (calories === null || target === undefined) return [];
  const apart = apartOf(calories, target);
  if (apart === 0) return [messages.rightOnYourTarget];
  return [
    format(messages.yourTarget, {
      kcal: wholeWords(Math.abs(apart)),
      direction: apart > 0 ? 'over' : 'under',
    }),
  ];
}

function signedWords(calories: number | null, target: number): string {
  if (calories === null) return '';
  const apart = apartOf(calories, target);
  if (apart === 0) return unbroken(`±0 ${energyUnit()}`);
  return `${apart > 0 ? '+' : '−'}${apartWords(apart)}`;
}
