import { openFoodTables, type FoodTable } from '#shared/nutrition/food-table';
import { ALL_TABLES } from '#shared/nutrition/tables/all';

let opened: FoodTable | undefined;

/** The food tables, opened when words are first read: a start need not wait for them, and many hosts' never are. */
export function foodTables(): FoodTable {
  return (opened ??= openFoodTables(ALL_TABLES));
}
