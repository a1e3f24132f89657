import { totalNutrients } from '#shared/nutrition/totals';
import { MEAL_TYPES, type Meal, type MealType } from '#shared/records/meal';
import type { Nutrients } from '#shared/records/nutrients';
import { shownItems } from '#shared/rules/meal-state';

export interface DayFigures {
  total: Nutrients;
  /** In kcal; 0 if unknown. */
  byType: Record<MealType, number>;
  /** Meals without figures, which are not in the sums. */
  missing: number;
}

export function dayFigures(meals: readonly Meal[]): DayFigures {
  const byType = MEAL_TYPES.map((type) => [
    type,
    totalOf(meals.filter(({ mealType }) => mealType === type)).calories ?? 0,
  ]);
  return {
    total: totalOf(meals),
    byType: Object.fromEntries(byType) as Record<MealType, number>,
    missing: meals.filter((meal) => !hasFigures(meal)).length,
  };
}

export function totalOf(meals: readonly Meal[]): Nutrients {
  return totalNutrients(meals.flatMap((meal) => shownItems(meal) ?? []));
}

export function hasFigures(meal: Meal): boolean {
  return (shownItems(meal) ?? []).length > 0;
}
