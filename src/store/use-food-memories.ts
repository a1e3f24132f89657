import { foodMemories, type FoodMemoryEntry } from './food-memories';
import { useLiveStore } from './use-live';

export function useFoodMemories(): FoodMemoryEntry[] | undefined {
  return useLiveStore(foodMemories, [], []);
}
