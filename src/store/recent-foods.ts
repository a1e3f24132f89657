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

const RECENT_MEALS = 80;
const RECENT_FOODS_MAX = 40;

/** Newest first, then the other remembered foods. */
export async function recentFoods(store: AccountStore): Promise<RecentFood[]> {
  const meals = await latestMeals(store, RECENT_MEALS);
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
  return [...byCode.values()].slice(0, RECENT_FOODS_MAX);
}

export function useRecentFoods(): RecentFood[] | undefined {
  return useLiveStore(recentFoods, [], []);
}
