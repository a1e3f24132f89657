import type { FoodFields } from '#shared/records/food';
import type { FoodMemoryFields } from '#shared/records/food-memory';
import type { Analysis } from '#shared/records/meal-item';
import { analyseText } from '#shared/nutrition/analyse-text';
import type { FoodTable } from '#shared/nutrition/food-table';
import { foodsRemembered } from '#shared/nutrition/food-memory';
import { nameOfMeal } from '#shared/nutrition/meal-name';
import { personalFood } from '#shared/nutrition/personal/personal-food';

/** A record's data as the database keeps it. */
export interface KeptText {
  id: string;
  data: string;
}

/** A meal in words, and what its person has taught their devices, the oldest first. */
export interface MealInWords {
  description: string;
  memory: readonly KeptText[];
  foods: readonly KeptText[];
}

export interface ReadMeal {
  estimate: Analysis;
  name: string;
}

/** Reads a meal in words. Takes up to seconds, and so does its work in a thread of its own. */
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
