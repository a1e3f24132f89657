import { streakOf } from '#shared/rules/streak';

import { lastDaysLogged } from './logged-days';
import { useLiveStore } from './use-live';

export function useStreak(today: string): number | undefined {
  return useLiveStore(async (store) => streakOf(await lastDaysLogged(store, today), today), 0, [
    today,
  ]);
}
