import type { Meal } from '#shared/records/meal';

import { findActiveStore } from './account-store';
import { mealsOfDays } from './meals-of-days';
import { useLive } from './use-live';

/**
 * Keeps only what `read` returns, not the meals.
 * @param from first day, 'YYYY-MM-DD'
 * @param read must be a stable function
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
