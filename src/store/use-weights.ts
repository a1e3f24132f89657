import { useLiveStore } from './use-live';
import { allWeights, type WeightEntry } from './weights';

/** Follows the weights of whoever is signed in, the oldest first; undefined while they are read. */
export function useWeights(): WeightEntry[] | undefined {
  return useLiveStore(allWeights, [], []);
}
