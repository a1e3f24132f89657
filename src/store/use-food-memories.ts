import { foodMemories, type FoodMemoryEntry } from './food-memories';
import { useLiveStore } from './use-live';

/** What is remembered of the words of whoever is signed in; undefined while it is read. */
export function useFoodMemories(): FoodMemoryEntry[] | undefined {
  return useLiveStore(foodMemories, [], []);
}
