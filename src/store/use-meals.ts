import { findActiveStore } from './account-store';
import { latestMeals, type MealEntry } from './meals';
import { useLive } from './use-live';

/** The latest meals of whoever is signed in, newest first; undefined while they are read. */
export function useMeals(): MealEntry[] | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? latestMeals(store) : [];
  }, []);
}
