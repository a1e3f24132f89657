import type { FoodFields } from '#shared/records/food';
import type { FoodMemoryFields } from '#shared/records/food-memory';
import type { Analysis } from '#shared/records/meal-item';
import { analyseText } from '#shared/nutrition/analyzer/analyse-text';
import type { FoodTable } from '#shared/nutrition/table/food-table';
import { foodsRemembered } from '#shared/nutrition/analyzer/food-memory';
import { nameOfMeal } from '#shared/nutrition/items/meal-name';
import { personalFood } from '#shared/nutrition/table/personal-food';

/** The JSON of a stored record. */
export interface KeptText {
  id: string;
  data: string;
}

/** Remembered and custom foods come oldest first. */
export interface MealInWords {
  description: string;
  memory: readonly KeptText[];
  foods: readonly KeptText[];
}

export interface ReadMeal {
  estimate: Analysis;
  name: string;
}

/** Can take seconds, so it runs in a separate thread. */
export function readWords(table: FoodTable, { description, memory, foods }: MealInWords): ReadMeal {
  const remembered = memory.map(({ data }) => JSON.parse(data) as FoodMemoryFields);
  const personal = foods.map(({ id, data }) => personalFood(id, JSON.parse(data) as FoodFields));
  const estimate = analyseText(table, description, {
    by: 'server',
    memory: foodsRemembered(remembered),
    personal,
  });
  return { estimate, name: nameOfMeal(estimate.items, description) };
}
