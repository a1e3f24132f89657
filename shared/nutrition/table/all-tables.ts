import type { CompactFoodTable } from './compact-table';
import reference from '../sr28-table.json';
import { FIRST_TABLES } from './first-tables';

/** What dishes are made of. A file of its own, which the browser loads after the first tables. */
const REFERENCE_TABLES = [reference] as readonly CompactFoodTable[];

/** Every table, in the one order in which device and server open them. */
export const ALL_TABLES = [...FIRST_TABLES, ...REFERENCE_TABLES];
