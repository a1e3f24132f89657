import type { Food } from '#shared/nutrition/food';

import type { RecentFood } from '../../../store/recent-foods';
import { startsIn } from './starts-in';

export type Origin = 'recent' | 'own' | 'table';

interface Sources {
  /** Newest first, with the person's own words for each. */
  recent: readonly (RecentFood & { food: Food })[];
  own: readonly Food[];
  /** Best first. */
  found: readonly Food[];
}

/** Recent foods, newest first; then own ones, then those of the tables. */
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
