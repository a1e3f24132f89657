import type { Meal, MealFields, MealType } from '#shared/records/meal';
import { copyOfMeal } from '#shared/rules/copy-meal';

export interface CopyChoice {
  /** Where to, 'YYYY-MM-DD'. */
  day: string;
  /** Types that are copied. */
  types: readonly MealType[];
  /** What the copies are to be; null for what they were. */
  as: MealType | null;
}

export interface CopyPlan {
  copies: MealFields[];
  /** Chosen meals that have no figures yet, and so nothing to copy. */
  leftOut: number;
}

/** What a choice comes to: each meal once, whole, at its time of the day. */
export function planCopy(meals: readonly Meal[], { day, types, as }: CopyChoice): CopyPlan {
  const chosen = meals.filter(({ mealType }) => types.includes(mealType));
  const copies = chosen.flatMap((meal) => {
    const mealTime = `${day}${meal.mealTime.slice(10)}`;
    return copyOfMeal(meal, { mealTime, ...(as ? { mealType: as } : {}) }) ?? [];
  });
  return { copies, leftOut: chosen.length - copies.length };
}
