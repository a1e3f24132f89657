import { findActiveStore } from './account-store';
import { syncSummary, type SyncSummary } from './sync-summary';
import { useLive } from './use-live';

/** Follows what waits for the server; undefined while it is read, null where nobody is signed in. */
export function useSyncSummary(): SyncSummary | null | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? syncSummary(store) : null;
  }, []);
}
