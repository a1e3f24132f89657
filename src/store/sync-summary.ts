import type { AccountStore } from './account-store';
import { asPersonal } from './as-personal';
import type { OutboxEntry } from './database';
import { readLedger, type Ledger } from './ledger';
import { isSyncing, readSyncState, type Comparison, type Pause } from './sync-state';

/** What a person is told about their entries and the server. Read from the tables, never from memory. */
export interface SyncSummary {
  /** Entries that wait for the server. */
  pending: number;
  /** When the oldest waiting change was made, in ms; null where none waits. */
  oldestAt: number | null;
  /** Changes that a newer server will take. */
  held: number;
  /** Entries of which the server has refused something. */
  rejected: number;
  photosWaiting: number;
  /** Pictures that the server cannot read; they stay on this device. */
  photosRefused: number;
  lastSuccessAt: number | null;
  nextTryAt: number | null;
  /** Whether the server had no room for more at the last try. */
  noRoom: boolean;
  syncing: boolean;
  paused: Pause | null;
  comparison: Comparison | null;
  /** How far this device's clock is ahead of the server's, in ms; null where it is right enough. */
  clockAhead: number | null;
  ledger: Ledger;
  /** Changes in the outbox, whatever their state: what the ledger has to add up with. */
  inOutbox: number;
}

export async function syncSummary(store: AccountStore): Promise<SyncSummary> {
  const { db } = store;
  // Of one moment: read one after the other, the figures would not always add up.
  return db.transaction('r', [db.outbox, db.photoBytes, db.meta], async () => summaryOf(store));
}

async function summaryOf(store: AccountStore): Promise<SyncSummary> {
  const { db } = store;
  const outbox = await db.outbox.orderBy('n').toArray();
  const inState = (state: string) => outbox.filter((entry) => entry.state === state);
  const pending = inState('pending');
  const state = await readSyncState(store);
  const { lastSuccessAt, nextTryAt, noRoom, paused, comparison, clockAhead } = state;
  return {
    pending: entriesOf(pending),
    oldestAt: pending.length > 0 ? Math.min(...pending.map(({ at }) => at)) : null,
    held: inState('held').length,
    rejected: entriesOf(inState('rejected')),
    photosWaiting: await db.photoBytes.where('state').equals('local').count(),
    photosRefused: await db.photoBytes.where('state').equals('refused').count(),
    ...{ lastSuccessAt, nextTryAt, noRoom, paused, comparison, clockAhead },
    syncing: isSyncing(state, store.now()),
    ledger: await readLedger(db),
    inOutbox: outbox.length,
  };
}

/** What a person calls entries: a meal with its photo is one. */
function entriesOf(changes: OutboxEntry[]): number {
  const mealOf = (entry: OutboxEntry) => {
    const { patch } = asPersonal(entry);
    return entry.type === 'photo' && typeof patch?.['mealId'] === 'string'
      ? patch['mealId']
      : entry.id;
  };
  return new Set(changes.map(mealOf)).size;
}

/** Whether every change that was ever saved here is accounted for. */
export function addsUp({ ledger, inOutbox }: Pick<SyncSummary, 'ledger' | 'inOutbox'>): boolean {
  const { saved, confirmed, carriedOn, givenUp } = ledger;
  return saved === confirmed + carriedOn + givenUp + inOutbox;
}
