import type { MealItem } from '#shared/records/meal-item';

import { analyseText } from '../analyzer/analyse-text';
import type { FoodMemory } from '../analyzer/food-memory';
import type { FoodTable } from '../table/food-table';
import type { PersonalFood } from '../table/personal-food';

/** Where the text is analyzed, and what is known about the user. */
export interface Circumstances {
  by: 'device' | 'server';
  memory?: FoodMemory;
  personal?: readonly PersonalFood[];
}

/** The result for the words of one line. */
export interface Read {
  /** Empty if the line names no food, or none that is known. */
  items: MealItem[];
  /** Whether the line names something to eat that was not understood, completely or in part. */
  unread: boolean;
}

const ITEMS_MAX = 20;

/** The analyzer's result for some words. */
export function analysedWords(table: FoodTable, words: string, circumstances: Circumstances): Read {
  const { items, notFound } = analyseText(table, words, circumstances);
  return {
    items: items.slice(0, ITEMS_MAX),
    unread: items.length === 0 || notFound.length > 0,
  };
}

const COOKED =
  /\b(?:cooked|boiled|baked|broiled|roasted|fried|grilled|steamed|sauteed|stewed|fat added|NFS|NS as to)\b/iu;

/**
 * The same words with the raw food, if the result is a cooked one and the words do not say so; otherwise the result.
 */
export function rawOf(
  table: FoodTable,
  words: string,
  read: Read,
  circumstances: Circumstances,
): Read {
  if (COOKED.test(words) || !COOKED.test(nameOf(read))) return read;
  const raw = analysedWords(table, `${words} raw`, circumstances);
  return isSure(raw) && /\braw\b/iu.test(nameOf(raw)) ? raw : read;
}

/** Whether the words are exactly one food, without low confidence. */
export function isSure({ items, unread }: Read): boolean {
  return !unread && items.length === 1 && items[0]?.confidence !== 'low';
}

/** The description of the table's food, if there is exactly one. */
function nameOf({ items }: Read): string {
  const [item] = items;
  return items.length === 1 && item?.source.kind === 'table' ? item.source.description : '';
}
