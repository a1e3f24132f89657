import { wordsOf } from '#shared/nutrition/ranking/words';
import type { Food } from '#shared/nutrition/food';

import type { RecentFood } from '../../../store/recent-foods';

/**
 * Foods for what is being typed, the person's own recent ones first, in the order of their recency.
 * @param recent recent foods, newest first, with what the person calls them
 * @param found what the table has for the query, best first
 */
export function ownFirst(
  query: string,
  { recent, found }: { recent: readonly (RecentFood & { food: Food })[]; found: readonly Food[] },
): { food: Food; isRecent: boolean }[] {
  const typed = wordsOf(query);
  const own = recent.filter(({ words, food }) => begins(`${words} ${food.description}`, typed));
  const codes = new Set(own.map(({ code }) => code));
  return [
    ...own.map(({ food }) => ({ food, isRecent: true })),
    ...found.filter(({ code }) => !codes.has(code)).map((food) => ({ food, isRecent: false })),
  ];
}

/** Whether every typed word begins a word of a text. */
function begins(text: string, typed: readonly string[]): boolean {
  const words = wordsOf(text);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}
