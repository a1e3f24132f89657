import {
  openFoodTables,
  type CompactFoodTable,
  type FoodTable,
} from '#shared/nutrition/table/food-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';

/** The survey's table as it is committed. */
export const COMPACT_TABLE = ALL_TABLES[0] as CompactFoodTable;

let opened: FoodTable | undefined;

/** All committed food tables as one, opened once per test file. */
export function foodTable(): FoodTable {
  opened ??= openFoodTables(ALL_TABLES);
  return opened;
}
