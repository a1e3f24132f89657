import type { Meal, MealFields, MealType } from '#shared/records/meal';
import { copyOfMeal } from '#shared/rules/copy-meal';

export interface CopyChoice {
  /** Target day, 'YYYY-MM-DD'. */
  day: string;
  types: readonly MealType[];
  /** Type of the copies; null keeps each meal's own. */
  as: MealType | null;
}

export interface CopyPlan {
  copies: MealFields[];
  /** Chosen meals without figures, and so with nothing to copy. */
  leftOut: number;
}

/** Each meal once, whole, at its own time of day. */
export function planCopy(meals: readonly Meal[], { day, types, as }: CopyChoice): CopyPlan {
  const chosen = meals.filter(({ mealType }) => types.includes(mealType));
  const copies = chosen.flatMap((meal) => {
    const mealTime = `${day}${meal.mealTime.slice(10)}`;
    return copyOfMeal(meal, { mealTime, ...(as ? { mealType: as } : {}) }) ?? [];
  });
  return { copies, leftOut: chosen.length - copies.length };
}
