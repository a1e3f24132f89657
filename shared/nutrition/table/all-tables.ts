import type { CompactFoodTable } from './compact-table';
import survey from '../fndds-table.json';
import own from '../own-table.json';
import reference from '../sr28-table.json';

/**
 * All tables, in the order in which device and server must open them: foods as eaten, our own dishes, and ingredients.
 */
export const ALL_TABLES = [survey, own, reference] as readonly CompactFoodTable[];
