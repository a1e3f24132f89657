import type { MealType } from '#shared/records/meal';

/** kcal and grams of protein. */
export interface EnergyAndProtein {
  calories: number;
  protein: number;
}

/** How much a meal should have of what is left of the day's target. */
export interface Aim {
  /** What is left of the day's target; below zero if it was passed. */
  left: EnergyAndProtein;
  /** The part of it for this meal; 0 if nothing is left. */
  meal: EnergyAndProtein;
}

/** Meals in the order of the day, each with its usual share of the day's energy. */
const SHARES: readonly (readonly [MealType, number])[] = [
  ['breakfast', 0.25],
  ['lunch', 0.3],
  ['snack', 0.1],
  ['dinner', 0.35],
];

/** How much larger than its usual share a meal may be if other meals were left out, as a share of the target. */
const LARGER = 0.15;

/**
 * Distributes what is left of the day to this meal and the meals that are still to come, by their usual shares. A later
 * snack is not counted.
 * @param target the target of the whole day
 * @param taken what was eaten and what is planned on that day
 * @param types the meals that were eaten or are planned on that day
 */
export function aimOf(
  mealType: MealType,
  target: EnergyAndProtein,
  { taken, types }: { taken: EnergyAndProtein; types: readonly MealType[] },
): Aim {
  const left = {
    calories: target.calories - taken.calories,
    protein: target.protein - taken.protein,
  };
  const place = SHARES.findIndex(([type]) => type === mealType);
  const own = SHARES[place]?.[1] ?? 1;
  const later = SHARES.slice(place + 1).filter(
    ([type]) => type !== 'snack' && !types.includes(type),
  );
  const share = own / later.reduce((sum, [, part]) => sum + part, own);
  const most = own + LARGER;
  const partOf = (rest: number, whole: number) => Math.max(0, Math.min(rest * share, whole * most));
  return {
    left,
    meal: {
      calories: partOf(left.calories, target.calories),
      protein: partOf(left.protein, target.protein),
    },
  };
}

/** Whether nothing is left of the day's target, rounded to whole kcal as on the screen. */
export function isReached({ left }: Aim): boolean {
  return Math.round(left.calories) <= 0;
}

/** The fit without a target. */
const NEITHER = 0.4;

/**
 * 1 if a portion has the energy that the meal should have, less the larger the difference, and least above what is
 * left.
 */
export function energyFit(calories: number | null, aim: Aim | null): number {
  if (aim === null) return NEITHER;
  if (calories === null) return NEITHER / 2;
  // The day's target is reached, so less is better.
  if (aim.meal.calories < 1) return 1 / (1 + calories / 400);
  const distance = Math.log(Math.max(calories, 1) / aim.meal.calories);
  const over = Math.max(0, calories / aim.left.calories - 1);
  return Math.exp(-2 * distance * distance) / (1 + 4 * over);
}

/** The share of the meal's protein that a portion has, at most 1. */
export function proteinFit(protein: number | null, aim: Aim | null): number {
  if (aim === null) return NEITHER;
  if (protein === null) return NEITHER / 2;
  return aim.meal.protein < 1 ? 1 : Math.min(1, protein / aim.meal.protein);
}
