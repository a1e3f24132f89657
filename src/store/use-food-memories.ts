import { findActiveStore } from './account-store';
import { foodMemories, type FoodMemoryEntry } from './food-memories';
import { useLive } from './use-live';

/** What is remembered of the words of whoever is signed in; undefined while it is read. */
export function useFoodMemories(): FoodMemoryEntry[] | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? foodMemories(store) : [];
  }, []);
}
