import { rangeOfItems } from '#shared/nutrition/items/meal-range';
import { itemNutrients, totalNutrients } from '#shared/nutrition/items/totals';
import { readIngredients } from '#shared/nutrition/recipes/read-ingredients';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';
import { openFoodTables } from '#shared/nutrition/table/food-table';
import type { MealItem } from '#shared/records/meal-item';
import { traitsOfDish } from '#shared/rules/diets/dish-traits';
import { TRAITS } from '#shared/rules/diets/traits';
import type { Dish } from '#shared/rules/what-to-eat/dish';

import type { WrittenDish } from './read-dishes';

const table = openFoodTables(ALL_TABLES);

/**
 * The nutrients in a portion of each dish, by the same analyzer that parses a user's recipe.
 * @throws Error naming the line that is not understood completely, or has no nutrients
 */
export function makeDishes(dishes: readonly WrittenDish[]): Dish[] {
  return dishes.map(makeDish);
}

function makeDish({ name, meals, servings, lines: texts, method }: WrittenDish): Dish {
  const lines = readIngredients(table, texts.join('\n'), { by: 'device' });
  const items = lines.flatMap((line) => line.items);
  const unread = lines.find((line) => line.unread || line.items.some(hasNoFigures));
  const dish = traitsOfDish(lines);
  const problem = unread?.text ?? dish.unknown[0];
  if (problem !== undefined) throw new Error(`${name}: this line is not understood: ${problem}`);
  const total = totalNutrients(items);
  const range = rangeOfItems(items);
  const grams = (known: number | null) => Number(((known ?? 0) / servings).toFixed(1));
  const contains = TRAITS.filter((trait) => (dish.traits.get(trait)?.contains.length ?? 0) > 0);
  return {
    name,
    meals,
    servings,
    lines: texts,
    method,
    foods: [...new Set(items.flatMap(shortName))],
    calories: Math.round((total.calories ?? 0) / servings),
    low: Math.round(range.caloriesLow / servings),
    high: Math.round(range.caloriesHigh / servings),
    protein: grams(total.protein),
    carbs: grams(total.carbs),
    fat: grams(total.fat),
    fiber: grams(total.fiber),
    contains,
    may: TRAITS.filter((trait) => dish.traits.has(trait) && !contains.includes(trait)),
  };
}

function hasNoFigures(item: MealItem): boolean {
  const { calories, protein } = itemNutrients(item);
  return calories === null || protein === null;
}

/** 'Cheese, paneer': a user may also dislike it by the kind of food. */
function shortName({ source }: MealItem): string[] {
  if (source.kind !== 'table') return [];
  return [source.description.split(',').slice(0, 2).join(',').toLowerCase()];
}
