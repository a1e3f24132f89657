import { personalFoods, type FoodEntry } from './foods';
import { useLiveStore } from './use-live';

/** Follows the own foods of whoever is signed in; undefined while they are read. */
export function usePersonalFoods(): FoodEntry[] | undefined {
  return useLiveStore(personalFoods, [], []);
}
