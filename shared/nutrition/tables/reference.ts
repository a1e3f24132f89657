import type { CompactFoodTable } from '../compact-table';
import reference from '../sr28-table.json';

/** What dishes are made of. A file of its own, which the browser loads after the first tables. */
export const REFERENCE_TABLES = [reference] as readonly CompactFoodTable[];
