import { streakOf } from '#shared/rules/streak';

import { findActiveStore } from './account-store';
import { lastDaysLogged } from './logged-days';
import { useLive } from './use-live';

/** Follows the days in a row with a meal, up to a day; undefined while they are read. */
export function useStreak(today: string): number | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? streakOf(await lastDaysLogged(store, today), today) : 0;
  }, [today]);
}
