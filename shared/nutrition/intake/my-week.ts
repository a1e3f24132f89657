import { averageDay, type AverageDay } from './average-day';
import { compareDays, type GreatestChange, LEAST_DAYS } from './compare-days';
import type { DayIntake } from './day-intake';
import { type TopFood, topFoods } from './top-foods';

/** What the sentence about a nutrient says: its average day, and the foods that it came from. */
interface Sourced {
  /** A day's mean; a lower bound where `coverage` is below 1. */
  average: number;
  coverage: number;
  /** The greatest first, over all the days; the rest of them, too. */
  foods: TopFood[];
}

/** One thing that a week tells. The words are the screen's; what is behind each stands in it. */
export type WeekSentence =
  | {
      kind: 'energy';
      average: number;
      coverage: number;
      days: { day: string; calories: number }[];
    }
  | ({ kind: 'sodium' | 'protein' | 'fiber' } & Sourced)
  | ({ kind: 'change' } & GreatestChange & {
        now: { day: string; amount: number }[];
        before: { day: string; amount: number }[];
      });

export interface WeekFacts {
  /** The complete days of the week, in any order. */
  days: readonly DayIntake[];
  /** Those of the week before. */
  before: readonly DayIntake[];
}

/** The most sentences about what was eaten; the weight has one of its own. */
const MOST_SENTENCES = 4;

/**
 * What a week tells, by rules: the energy of an average day, what drove sodium, where protein came from, and what changed
 * most against the week before, or else fiber. Nothing below three complete days. The same days in another order tell the same.
 */
export function myWeek({ days, before }: WeekFacts): WeekSentence[] {
  const average = averageDay(days);
  if (!average || average.days < LEAST_DAYS) return [];
  const sentences: (WeekSentence | null)[] = [
    energyOf(average, days),
    sourced('sodium', average, days),
    sourced('protein', average, days),
    changeOf(days, before),
    sourced('fiber', average, days),
  ];
  return sentences.filter((sentence) => sentence !== null).slice(0, MOST_SENTENCES);
}

function energyOf(
  { nutrients, coverage }: AverageDay,
  days: readonly DayIntake[],
): WeekSentence | null {
  if (nutrients.calories === null) return null;
  return {
    kind: 'energy',
    average: nutrients.calories,
    coverage: coverage.calories,
    days: rowsOf(days, 'calories').map(({ day, amount }) => ({ day, calories: amount })),
  };
}

function sourced(
  kind: 'sodium' | 'protein' | 'fiber',
  { nutrients, coverage }: AverageDay,
  days: readonly DayIntake[],
): WeekSentence | null {
  const average = nutrients[kind];
  const foods = topFoods(days, kind);
  if (average === null || foods.length === 0) return null;
  return { kind, average, coverage: coverage[kind], foods };
}

function changeOf(days: readonly DayIntake[], before: readonly DayIntake[]): WeekSentence | null {
  const most = compareDays(days, before)?.most;
  if (!most) return null;
  const { nutrient } = most;
  return { kind: 'change', ...most, now: rowsOf(days, nutrient), before: rowsOf(before, nutrient) };
}

/** Oldest first; a day of which nothing is known is not among them. */
function rowsOf(days: readonly DayIntake[], nutrient: GreatestChange['nutrient']) {
  return days
    .flatMap(({ day, nutrients: { [nutrient]: amount } }) =>
      amount === null ? [] : [{ day, amount }],
    )
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
