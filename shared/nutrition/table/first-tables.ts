import type { CompactFoodTable } from './compact-table';
import survey from '../fndds-table.json';
import own from '../own-table.json';

/** The tables that a meal is read with first: foods as they are eaten, and our own dishes. */
export const FIRST_TABLES = [survey, own] as readonly CompactFoodTable[];
