import { syncSummary, type SyncSummary } from './sync-summary';
import { useLiveStore } from './use-live';

/** Follows what waits for the server; undefined while it is read, null where nobody is signed in. */
export function useSyncSummary(): SyncSummary | null | undefined {
  return useLiveStore(syncSummary, null, []);
}
