import { NAMED_PLATES } from './named-plates';
import { NAMED_STAPLES } from './named-staples';

/**
 * What people mean by plain words, where the table's own names would mislead: a description of the
 * table for each. Our own choices, after how the words are commonly used; brand names stand for the
 * nearest food of the table.
 */
export const NAMED_FOODS: Readonly<Record<string, string>> = { ...NAMED_STAPLES, ...NAMED_PLATES };
