import type { Meal } from '#shared/records/meal';
import type { PlannedMealFields } from '#shared/records/planned-meal';
import type { RecipeFields } from '#shared/records/recipe';
import { weekdayOf } from '#shared/rules/calendar';
import { contentsOf } from '#shared/rules/meal-plan/planned-meal';
import { currentAnalysis, shownItems } from '#shared/rules/meal-state';

import type { SharedMeal, SharedPlan, SharedRecipe } from './shared-content';

/** What the user has chosen to share besides the nutrients. */
interface Ticked {
  notes: boolean;
}

/** A meal as it is shown now. @returns undefined if it has no items yet */
export function contentOfMeal(meal: Meal, { notes }: Ticked): SharedMeal | undefined {
  const items = shownItems(meal);
  if (!items || items.length === 0) return undefined;
  const reading = meal.items ? null : (currentAnalysis(meal) ?? meal.estimate);
  return {
    kind: 'meal',
    name: meal.name,
    mealType: meal.mealType,
    items,
    notCounted: reading?.notFound.length ?? 0,
    notes: notes ? meal.notes : null,
  };
}

/** Without tags, which only the owner uses to sort recipes. */
export function contentOfRecipe(
  recipe: RecipeFields,
  { method }: { method: boolean },
): SharedRecipe {
  const { name, servings, cookedGrams, lines } = recipe;
  return {
    kind: 'recipe',
    name,
    servings,
    cookedGrams,
    lines,
    method: method ? recipe.method : null,
  };
}

type PlannedOfRecipe = PlannedMealFields & { recipe: RecipeFields | undefined };

/** A week's planned meals, eaten or not, each as one portion on its weekday. */
export function contentOfPlan(planned: readonly PlannedOfRecipe[]): SharedPlan {
  return {
    kind: 'plan',
    meals: planned.map((meal) => {
      const { items, notCounted } = contentsOf({ ...meal, portions: 1 }, meal.recipe);
      const { mealType, name, portions } = meal;
      return { weekday: weekdayOf(meal.day), mealType, name, portions, items, notCounted };
    }),
  };
}
