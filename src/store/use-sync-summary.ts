import { syncSummary, type SyncSummary } from './sync-summary';
import { useLiveStore } from './use-live';

/** undefined while loading, null if no one is signed in. */
export function useSyncSummary(): SyncSummary | null | undefined {
  return useLiveStore(syncSummary, null, []);
}
