import compactTable from '#shared/nutrition/fndds-table.json';
import { openFoodTable, type CompactFoodTable, type FoodTable } from '#shared/nutrition/food-table';

export const COMPACT_TABLE = compactTable as unknown as CompactFoodTable;

let opened: FoodTable | undefined;

/** The committed food table, opened once a test file. */
export function foodTable(): FoodTable {
  opened ??= openFoodTable(COMPACT_TABLE);
  return opened;
}
