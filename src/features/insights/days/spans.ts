import { averageDay, type AverageDay } from '#shared/nutrition/intake/average-day';
import type { DayIntake } from '#shared/nutrition/intake/day-intake';
import { daysAfter } from '#shared/rules/calendar';

/** In finished days. */
export const RANGES = [7, 30, 90] as const;
export type Range = (typeof RANGES)[number];

export type Intakes = ReadonlyMap<string, DayIntake>;

/** A day, or the average day of a week. */
export interface Span {
  from: string;
  to: string;
  average: AverageDay | null;
  /** Meals without figures. */
  unread: number;
  isToday: boolean;
}

const WEEK = 7;

/** Oldest first, up to yesterday. */
export function finishedDays(today: string, range: number): string[] {
  return Array.from({ length: range }, (_, index) => daysAfter(today, index - range));
}

export function loggedOn(days: readonly string[], intakes: Intakes): DayIntake[] {
  return days.flatMap((day) => intakes.get(day) ?? []);
}

/** Each day and today, or the weeks of a long range, counted back from yesterday. */
export function spansOf(intakes: Intakes, today: string, range: Range): Span[] {
  const days = finishedDays(today, range);
  if (range === 90) {
    return weeksOf(days).map((week) => spanOf(week, intakes, false));
  }
  return [...days, today].map((day) => spanOf([day], intakes, day === today));
}

function weeksOf(days: readonly string[]): string[][] {
  const weeks: string[][] = [];
  for (let end = days.length; end > 0; end -= WEEK) {
    weeks.unshift(days.slice(Math.max(0, end - WEEK), end));
  }
  return weeks;
}

function spanOf(days: readonly string[], intakes: Intakes, isToday: boolean): Span {
  const logged = loggedOn(days, intakes);
  return {
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    average: averageDay(logged),
    unread: logged.reduce((sum, { unread }) => sum + unread, 0),
    isToday,
  };
}
