import { personalFoods, type FoodEntry } from './foods';
import { useLiveStore } from './use-live';

export function usePersonalFoods(): FoodEntry[] | undefined {
  return useLiveStore(personalFoods, [], []);
}
