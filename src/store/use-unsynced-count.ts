import { countUnsynced } from './unsynced';
import { isKeptInMemory } from './shared-device';
import { useLiveStore } from './use-live';

export function useUnsyncedCount(): number | undefined {
  return useLiveStore(countUnsynced, 0, []);
}

/** Always 0 when entries are on disk: only in memory are they lost with the page. */
export function useCountAtStake(): number {
  const isInMemory = isKeptInMemory();
  const count = useLiveStore((store) => (isInMemory ? countUnsynced(store) : 0), 0, [isInMemory]);
  return count ?? 0;
}
