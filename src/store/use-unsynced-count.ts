import { findActiveStore } from './account-store';
import { countUnsynced } from './unsynced';
import { isKeptInMemory } from './shared-device';
import { useLive } from './use-live';

/** Follows how much would be lost with this device's copy; undefined while it is counted. */
export function useUnsyncedCount(): number | undefined {
  return useLive(countHere, []);
}

/** Follows how much would be lost with this page: nothing but where entries are kept for as long as it lives. */
export function useCountAtStake(): number {
  const isInMemory = isKeptInMemory();
  return useLive(() => (isInMemory ? countHere() : 0), [isInMemory]) ?? 0;
}

async function countHere(): Promise<number> {
  const store = await findActiveStore();
  return store ? countUnsynced(store) : 0;
}
