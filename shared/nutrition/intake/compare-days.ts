import { NUTRIENTS, type Nutrient } from '#shared/records/nutrients';

import { averageDay, type AverageDay } from './average-day';
import type { DayIntake } from './day-intake';
import { ENOUGH_KNOWN } from './reference-values';
import { topFoods } from './top-foods';

/** The average days of two spans side by side. */
export interface Comparison {
  now: AverageDay;
  before: AverageDay;
  /** The largest relative change; null if nothing that is known well enough changed. */
  most: GreatestChange | null;
}

export interface GreatestChange {
  nutrient: Nutrient;
  /** Per day, in the nutrient's unit; below zero means less than before. */
  change: number;
  /** The two daily averages, in the nutrient's unit. */
  averages: readonly [now: number, before: number];
  /** The food that contributed most, and its part of the daily change; null if none stands out. */
  food: { name: string; change: number } | null;
}

/** A week with fewer logged days is not compared. */
export const LEAST_DAYS = 3;

/** Compares the logged days of two periods; null if either has too few. */
export function compareDays(
  now: readonly DayIntake[],
  before: readonly DayIntake[],
): Comparison | null {
  const [present, past] = [averageDay(now), averageDay(before)];
  if (!present || !past || Math.min(present.days, past.days) < LEAST_DAYS) return null;
  const [most] = NUTRIENTS.flatMap((nutrient) => changeOf(nutrient, present, past)).sort(
    (one, other) => other.part - one.part,
  );
  if (!most) return { now: present, before: past, most: null };
  const { nutrient, change, averages } = most;
  const sides = { now, before, days: [present.days, past.days] as const };
  const food = foodOf(most, sides);
  return { now: present, before: past, most: { nutrient, change, averages, food } };
}

interface Change {
  nutrient: Nutrient;
  change: number;
  averages: readonly [now: number, before: number];
  part: number;
}

function changeOf(nutrient: Nutrient, now: AverageDay, before: AverageDay): Change[] {
  const [present, past] = [now.nutrients[nutrient], before.nutrients[nutrient]];
  const known = Math.min(now.coverage[nutrient], before.coverage[nutrient]) >= ENOUGH_KNOWN;
  if (!known || present === null || past === null || past === 0 || present === past) return [];
  const change = present - past;
  return [{ nutrient, change, averages: [present, past], part: Math.abs(change) / past }];
}

interface Sides {
  now: readonly DayIntake[];
  before: readonly DayIntake[];
  days: readonly [now: number, before: number];
}

const STANDS_OUT = 0.3;

function foodOf({ nutrient, change }: Change, { now, before, days }: Sides) {
  const changes = new Map<string, number>();
  for (const { name, amount } of topFoods(now, nutrient)) {
    changes.set(name, (changes.get(name) ?? 0) + amount / days[0]);
  }
  for (const { name, amount } of topFoods(before, nutrient)) {
    changes.set(name, (changes.get(name) ?? 0) - amount / days[1]);
  }
  const [greatest] = [...changes].sort(([, one], [, other]) => (other - one) * Math.sign(change));
  if (!greatest || greatest[1] / change < STANDS_OUT) return null;
  return { name: greatest[0], change: greatest[1] };
}
