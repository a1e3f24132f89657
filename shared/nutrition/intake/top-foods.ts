import type { Nutrient } from '#shared/records/nutrients';

import type { DayIntake } from './day-intake';

/** A food among those that brought most of a nutrient. */
export interface TopFood {
  name: string;
  /** In the nutrient's unit, over all days together. */
  amount: number;
  /** 0 to 1: its part of all that is known. */
  share: number;
}

/**
 * The foods that brought most of a nutrient, the greatest first. A food that brought none, or of which
 * nothing is known, is not among them.
 * @param most how many at most
 */
export function topFoods(
  days: readonly DayIntake[],
  nutrient: Nutrient,
  most = Infinity,
): TopFood[] {
  const foods = new Map<string, { name: string; amount: number }>();
  let total = 0;
  for (const { key, name, nutrients } of days.flatMap((day) => day.foods)) {
    const amount = nutrients[nutrient] ?? 0;
    if (amount === 0) continue;
    const known = foods.get(key);
    if (known) known.amount += amount;
    else foods.set(key, { name, amount });
    total += amount;
  }
  return [...foods.values()]
    .sort((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1))
    .slice(0, most)
    .map((food) => ({ ...food, share: food.amount / total }));
}
