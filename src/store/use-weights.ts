import { findActiveStore } from './account-store';
import { useLive } from './use-live';
import { allWeights, type WeightEntry } from './weights';

/** Follows the weights of whoever is signed in, the oldest first; undefined while they are read. */
export function useWeights(): WeightEntry[] | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? allWeights(store) : [];
  }, []);
}
