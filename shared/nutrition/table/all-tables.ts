import type { CompactFoodTable } from './compact-table';
import survey from '../fndds-table.json';
import own from '../own-table.json';
import reference from '../sr28-table.json';

/**
 * Every table, in the one order in which device and server open them: foods as they are eaten, our own dishes, and
 * what dishes are made of.
 */
export const ALL_TABLES = [survey, own, reference] as readonly CompactFoodTable[];
