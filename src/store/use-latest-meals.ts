import type { Meal } from '#shared/records/meal';

import { latestMeals } from './diary';
import { useLiveStore } from './use-live';

// Some weeks of most people's meals: what is older says little of what they eat now.
const LOOKED_AT = 120;

/** Follows a person's latest meals, newest first; undefined while they are read. */
export function useLatestMeals(): Meal[] | undefined {
  return useLiveStore(async (store) => latestMeals(store, LOOKED_AT), [], []);
}
