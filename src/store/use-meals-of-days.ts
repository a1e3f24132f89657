import type { Meal } from '#shared/records/meal';

import { findActiveStore } from './account-store';
import { mealsOfDays } from './meals-of-days';
import { useLive } from './use-live';

/**
 * Follows what can be said of the meals of some days: `read` makes it of them, and the meals themselves
 * are let go of. Undefined while they are read.
 * @param from first day, 'YYYY-MM-DD'
 * @param to last day
 * @param read a function that stays the same
 */
export function useMealsOfDays<Answer>(
  from: string,
  to: string,
  read: (meals: Meal[]) => Answer,
): Answer | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return read(store ? await mealsOfDays(store, from, to) : []);
  }, [from, to, read]);
}
