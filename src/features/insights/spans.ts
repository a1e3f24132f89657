import { averageDay, type AverageDay } from '#shared/nutrition/intake/average-day';
import type { DayIntake } from '#shared/nutrition/intake/day-intake';
import { daysAfter, daysBetween, firstOfWeek } from '#shared/rules/calendar';

import { weekStart } from '../../ui/words/display';
import { dateFormatter } from '../../ui/words/date-formatter';
import { messages } from './messages';

/** Number of finished days. */
export const RANGES = [7, 30, 90] as const;

export type Range = (typeof RANGES)[number];

export type Intakes = ReadonlyMap<string, DayIntake>;

/** The target of a day, in kcal. */
export type TargetOf = (day: string) => number;

/** Days that count in averages, and days that are only shown. */
export interface LoggedDays {
  logged: Intakes;
  /** The logged days that are complete. */
  complete: Intakes;
}

/** A day, or the average day of a week. */
export interface Span {
  from: string;
  to: string;
  average: AverageDay | null;
  /** For a day: whether it has numbers and is over, but is not complete. */
  isPartial: boolean;
  /** Number of meals without numbers. */
  unread: number;
  isToday: boolean;
}

/** Oldest first, up to yesterday. */
export function finishedDays(today: string, range: number): string[] {
  return Array.from({ length: range }, (_, index) => daysAfter(today, index - range));
}

export function loggedOn(days: readonly string[], intakes: Intakes): DayIntake[] {
  return days.flatMap((day) => intakes.get(day) ?? []);
}

/** The logged days up to yesterday; for a long range the weeks, with the averages of their complete days. */
export function spansOf({ logged, complete }: LoggedDays, today: string, range: Range): Span[] {
  const days = finishedDays(today, range);
  if (range === 90) {
    return weeksOf(days).map((week) => ({
      ...spanOf(week, complete),
      isPartial: false,
      isToday: false,
    }));
  }
  // If there is no finished day, also shows today.
  const shown = loggedOn(days, logged).length > 0 ? days : [...days.slice(1), today];
  return shown.map((day) => {
    const isToday = day === today;
    const span = spanOf([day], logged);
    const isPartial = span.average !== null && !isToday && !complete.has(day);
    return { ...span, isPartial, isToday };
  });
}

/** Groups days by week; the first and the last week may be incomplete. */
function weeksOf(days: readonly string[]): string[][] {
  const weeks = new Map<string, string[]>();
  const start = weekStart();
  for (const day of days) {
    const first = firstOfWeek(day, start);
    weeks.set(first, [...(weeks.get(first) ?? []), day]);
  }
  return [...weeks.values()];
}

function spanOf(days: readonly string[], intakes: Intakes): Omit<Span, 'isPartial' | 'isToday'> {
  const logged = loggedOn(days, intakes);
  return {
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    average: averageDay(logged),
    unread: logged.reduce((sum, { unread }) => sum + unread, 0),
  };
}

/** The mean target of the span's days, in whole kcal. */
export function targetOfSpan({ from, to }: Pick<Span, 'from' | 'to'>, targetOf: TargetOf): number {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => daysAfter(from, at));
  return meanTarget(days, targetOf);
}

/** The mean target in whole kcal. @param days at least one */
export function meanTarget(days: readonly string[], targetOf: TargetOf): number {
  return Math.round(days.reduce((sum, day) => sum + targetOf(day), 0) / days.length);
}

export function titleOf(span: Span): string {
  return span.isToday ? messages.todaySoFarTitle : spanWords(span);
}

const OPTIONS = { timeZone: 'UTC' } as const;
const WEEKDAY = dateFormatter({ ...OPTIONS, weekday: 'short' });
const DATE = dateFormatter({ ...OPTIONS, day: 'numeric', month: 'short' });

const FULL = dateFormatter({
  ...OPTIONS,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

const noon = (day: string) => new Date(`${day}T12:00Z`);

/** 'Mon' or 'Nov 3'. */
export function axisWords(day: string, few: boolean): string {
  return (few ? WEEKDAY : DATE).format(noon(day));
}

/** 'Mon, Nov 3' */
export function dateWords(day: string): string {
  return FULL.format(noon(day));
}

/** 'Mon, Nov 3', or 'Nov 3 to Nov 9'. */
function spanWords({ from, to }: { from: string; to: string }): string {
  if (from === to) return dateWords(from);
  return `${DATE.format(noon(from))} to ${DATE.format(noon(to))}`;
}
