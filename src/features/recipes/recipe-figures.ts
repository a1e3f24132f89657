import { rangeOfItems } from '#shared/nutrition/items/meal-range';
import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';
import type { Nutrients } from '#shared/records/nutrients';
import { NUTRIENTS } from '#shared/records/nutrients';
import type { RecipeFields } from '#shared/records/recipe';
import { itemsOfRecipe } from '#shared/rules/recipes/eaten-part';

export interface RecipeFigures {
  nutrients: Nutrients;
  /** In kcal; null if no ingredient has numbers. */
  calories: number | null;
  low: number;
  high: number;
}

/** The numbers of a part of the recipe: 0.25 is a quarter. */
export function figuresOfPart(items: readonly MealItem[], part: number): RecipeFigures {
  const whole = totalNutrients(items);
  const nutrients = { ...whole };
  for (const nutrient of NUTRIENTS) {
    const known = whole[nutrient];
    nutrients[nutrient] = known === null ? null : known * part;
  }
  const range = rangeOfItems(items);
  return {
    nutrients,
    calories: items.length === 0 ? null : nutrients.calories,
    low: range.caloriesLow * part,
    high: range.caloriesHigh * part,
  };
}

export function figuresOfServing(recipe: RecipeFields): RecipeFigures {
  return figuresOfPart(itemsOfRecipe(recipe), 1 / recipe.servings);
}

export function linesNotCounted({ lines }: Pick<RecipeFields, 'lines'>): number {
  return lines.filter(({ unread }) => unread).length;
}
