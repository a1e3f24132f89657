import { useLiveStore } from './use-live';
import { allWeights, type WeightEntry } from './weights';

export function useWeights(): WeightEntry[] | undefined {
  return useLiveStore(allWeights, [], []);
}
