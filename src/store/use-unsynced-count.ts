import { countUnsynced } from './unsynced';
import { isKeptInMemory } from './shared-device';
import { useLiveStore } from './use-live';

/** Follows how much would be lost with this device's copy; undefined while it is counted. */
export function useUnsyncedCount(): number | undefined {
  return useLiveStore(countUnsynced, 0, []);
}

/** Follows how much would be lost with this page: nothing but where entries are kept for as long as it lives. */
export function useCountAtStake(): number {
  const isInMemory = isKeptInMemory();
  const count = useLiveStore((store) => (isInMemory ? countUnsynced(store) : 0), 0, [isInMemory]);
  return count ?? 0;
}
