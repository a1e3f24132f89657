import type { AccountStore } from './account-store';
import { readSyncState, type Pause } from './sync-state';

/** What a person is told about their entries and the server. */
export interface SyncSummary {
  pending: number;
  /** When the oldest waiting entry was made, in ms; null where none waits. */
  oldestAt: number | null;
  rejected: number;
  photosWaiting: number;
  lastSuccessAt: number | null;
  paused: Pause | null;
}

export async function syncSummary(store: AccountStore): Promise<SyncSummary> {
  const { db } = store;
  const waiting = await db.outbox.where('state').equals('pending').sortBy('n');
  const { lastSuccessAt, paused } = await readSyncState(store);
  return {
    pending: new Set(waiting.map((entry) => `${entry.type}/${entry.id}`)).size,
    oldestAt: waiting[0]?.at ?? null,
    rejected: await db.outbox.where('state').equals('rejected').count(),
    photosWaiting: await db.photoBytes.where('state').equals('local').count(),
    lastSuccessAt,
    paused,
  };
}
