import { averageDay, type AverageDay } from './average-day';
import { compareDays, type GreatestChange, LEAST_DAYS } from './compare-days';
import type { DayIntake } from './day-intake';
import { type TopFood, topFoods } from './top-foods';

/** The facts of a sentence about a nutrient: its daily average, and the foods that it came from. */
interface Sourced {
  /** Mean per day; a lower bound if `coverage` is below 1. */
  average: number;
  coverage: number;
  /** All foods over all days, greatest first. */
  foods: TopFood[];
}

/** One statement about a week, with the facts behind it. The screen writes the text. */
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
  /** The complete days of the week before. */
  before: readonly DayIntake[];
}

/** The most sentences about food; the weight has another one. */
const MOST_SENTENCES = 4;

/**
 * Statements about a week, chosen by rules: the average energy, the main sources of sodium and protein, and the
 * largest change from the week before, or else fiber. None with fewer than three complete days. The order of the days
 * does not matter.
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

/** Oldest first, without days with unknown amounts. */
function rowsOf(days: readonly DayIntake[], nutrient: GreatestChange['nutrient']) {
  return days
    .flatMap(({ day, nutrients: { [nutrient]: amount } }) =>
      amount === null ? [] : [{ day, amount }],
    )
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
