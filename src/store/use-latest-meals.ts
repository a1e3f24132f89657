import type { Meal } from '#shared/records/meal';

import { latestMeals } from './diary';
import { useLiveStore } from './use-live';

// A few weeks for most people: older meals say little about what they eat now.
const LOOKED_AT = 120;

export function useLatestMeals(): Meal[] | undefined {
  return useLiveStore(async (store) => latestMeals(store, LOOKED_AT), [], []);
}
