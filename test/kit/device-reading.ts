import { analyseText } from '#shared/nutrition/analyzer/analyse-text';
import { openFoodTables, type FoodTable } from '#shared/nutrition/table/food-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';
import type { Analysis } from '#shared/records/meal-item';

let foods: FoodTable | undefined;

/** The device's estimate for a description, from all tables. */
export function deviceReading(description: string): Analysis {
  foods ??= openFoodTables(ALL_TABLES);
  return analyseText(foods, description, { by: 'device' });
}
