import { findActiveStore } from './account-store';
import { countUnsynced } from './unsynced';
import { useLive } from './use-live';

/** Follows how much would be lost with this device's copy; undefined while it is counted. */
export function useUnsyncedCount(): number | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? countUnsynced(store) : 0;
  }, []);
}
