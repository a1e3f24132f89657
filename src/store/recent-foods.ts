import { shownItems } from '#shared/rules/meal-state';

import type { AccountStore } from './account-store';
import { latestMeals } from './diary';
import { foodMemories } from './food-memories';
import { useLiveStore } from './use-live';

export interface RecentFood {
  code: string;
  /** What the person calls it, for search. */
  words: string;
}

const MEALS_LOOKED_AT = 80;
const MOST = 40;

/** Newest first, then the other remembered foods. */
export async function recentFoods(store: AccountStore): Promise<RecentFood[]> {
  const meals = await latestMeals(store, MEALS_LOOKED_AT);
  const eaten = meals
    .flatMap((meal) => shownItems(meal) ?? [])
    .flatMap(({ name, source }) =>
      source.kind === 'table' ? [{ code: source.code, words: name }] : [],
    );
  const taught = (await foodMemories(store))
    .reverse()
    .map(({ words, meaning }) => ({ code: meaning.code, words }));
  const byCode = new Map<string, RecentFood>();
  for (const food of [...eaten, ...taught]) {
    const known = byCode.get(food.code);
    const words = known ? `${known.words} ${food.words}` : food.words;
    byCode.set(food.code, { code: food.code, words });
  }
  return [...byCode.values()].slice(0, MOST);
}

export function useRecentFoods(): RecentFood[] | undefined {
  return useLiveStore(recentFoods, [], []);
}
