import type { MealItem } from '#shared/records/meal-item';

import { analyseText } from '../analyzer/analyse-text';
import type { FoodMemory } from '../analyzer/food-memory';
import type { FoodTable } from '../table/food-table';
import type { PersonalFood } from '../table/personal-food';

/** Who reads, and what is known about the person. */
export interface Circumstances {
  by: 'device' | 'server';
  memory?: FoodMemory;
  personal?: readonly PersonalFood[];
}

/** What was read from the words of one line. */
export interface Read {
  /** Empty where the line names no food, or none that is known. */
  items: MealItem[];
  /** Whether the line names something to eat that was not understood, in whole or in part. */
  unread: boolean;
}

const ITEMS_MAX = 20;

/** Words as the analyzer reads them. */
export function analysedWords(table: FoodTable, words: string, circumstances: Circumstances): Read {
  const { items, notFound } = analyseText(table, words, circumstances);
  return {
    items: items.slice(0, ITEMS_MAX),
    unread: items.length === 0 || notFound.length > 0,
  };
}

const COOKED =
  /\b(?:cooked|boiled|baked|broiled|roasted|fried|grilled|steamed|sauteed|stewed|fat added|NFS|NS as to)\b/iu;

/** The same words read as the raw food, where what was read is a cooked one and nobody said so; else what was read. */
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

/** Whether one food was read, all of the words, and not at low confidence. */
export function isSure({ items, unread }: Read): boolean {
  return !unread && items.length === 1 && items[0]?.confidence !== 'low';
}

/** The name of the table's food, if there is one and only one. */
function nameOf({ items }: Read): string {
  const [item] = items;
  return items.length === 1 && item?.source.kind === 'table' ? item.source.description : '';
}
