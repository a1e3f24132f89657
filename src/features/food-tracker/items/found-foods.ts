import type { Food } from '#shared/nutrition/food';

import type { RecentFood } from '../../../store/recent-foods';
import { startsIn } from './starts-in';

/** Where a found food is from: lately eaten, a food of the person's own, or the tables. */
export type Origin = 'recent' | 'own' | 'table';

interface Sources {
  /** Recent foods, newest first, with what the person calls them. */
  recent: readonly (RecentFood & { food: Food })[];
  /** Foods of the person's own. */
  own: readonly Food[];
  /** What the tables have for the query, best first. */
  found: readonly Food[];
}

/** Foods for what is being typed: the recent ones in the order of their recency, own ones, the tables'. */
export function ownFirst(
  query: string,
  { recent, own, found }: Sources,
): { food: Food; origin: Origin }[] {
  const lately = recent
    .filter(({ words, food }) => startsIn(`${words} ${food.description}`, query))
    .map(({ food }) => food);
  const theirs = own.filter(({ description }) => startsIn(description, query));
  const all = [
    ...lately.map((food) => ({ food, origin: 'recent' as const })),
    ...theirs.map((food) => ({ food, origin: 'own' as const })),
    ...found.map((food) => ({ food, origin: 'table' as const })),
  ];
  const seen = new Set<string>();
  return all.filter(({ food: { code } }) => !seen.has(code) && seen.add(code));
}
