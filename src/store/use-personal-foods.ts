import { findActiveStore } from './account-store';
import { personalFoods, type FoodEntry } from './foods';
import { useLive } from './use-live';

/** Follows the own foods of whoever is signed in; undefined while they are read. */
export function usePersonalFoods(): FoodEntry[] | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? personalFoods(store) : [];
  }, []);
}
