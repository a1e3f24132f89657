import { FIRST_TABLES } from './first';
import { REFERENCE_TABLES } from './reference';

/** Every table, in the one order in which device and server open them. */
export const ALL_TABLES = [...FIRST_TABLES, ...REFERENCE_TABLES];
