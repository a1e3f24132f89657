import { liveQuery } from 'dexie';

import type { Act, Patch } from '#shared/sync/protocol';
import { latestOf, type RecordState, type Times } from '#shared/sync/times';

import type { AccountStore } from './account-store';
import type { AccountDatabase, OutboxEntry } from './database';
import type { Base } from './record-view';
import { readSyncState } from './sync-state';

/** Turns a `recover` operation into the put or the deletion that it recovers. */
export function asPersonal({ act, patch }: Pick<OutboxEntry, 'act' | 'patch'>): {
  act: Act;
  patch: Patch | null;
} {
  if (act !== 'recover') return { act: act as Act, patch };
  const { data, deleted } = patch as unknown as RecordState;
  return deleted ? { act: 'del', patch: null } : { act: 'put', patch: data };
}

/** The fields of rejected operations, without those that a later operation has set. */
export function refusedFields(entries: readonly OutboxEntry[]): Patch {
  const fields: Patch = {};
  for (const entry of entries) {
    for (const [field, value] of Object.entries(asPersonal(entry).patch ?? {})) {
      if (entry.state === 'rejected') fields[field] = value;
      else Reflect.deleteProperty(fields, field);
    }
  }
  return fields;
}

/**
 * The state that the user had seen when changing these fields: the row's sequence number and the fields' latest time.
 * @param entries waiting operations of the record; the state of a `recover` was seen too, but has no number yet
 */
export function seenBefore(
  base: Base | null,
  patch: Patch | null,
  entries: readonly OutboxEntry[],
): Pick<OutboxEntry, 'base' | 'seen' | 'after'> {
  const fields = Object.keys(patch ?? {});
  const recovered = latestIn(fields, ...entries.flatMap(timesRecovered));
  const inRow = base ? latestIn(fields, base.row.times) : 0;
  const seen = Math.max(recovered, inRow);
  return {
    base: base?.row.seq ?? 0,
    ...(seen > 0 ? { seen } : {}),
    ...(recovered > 0 ? { after: seen } : {}),
  };
}

function timesRecovered({ act, patch }: OutboxEntry): Times[] {
  return act === 'recover' ? [(patch as unknown as RecordState).times] : [];
}

function latestIn(fields: readonly string[], ...times: Times[]): number {
  return Math.max(0, ...times.map((one) => latestOf(one, fields)));
}

/** Each saved change is exactly one of: in the outbox, confirmed, merged into a later change, or given up. */
export interface Ledger {
  saved: number;
  confirmed: number;
  carriedOn: number;
  givenUp: number;
}

const LEDGER = 'ledger';
const EMPTY: Ledger = { saved: 0, confirmed: 0, carriedOn: 0, givenUp: 0 };

export async function readLedger(db: AccountDatabase): Promise<Ledger> {
  return { ...EMPTY, ...((await db.meta.get(LEDGER))?.value as Partial<Ledger> | undefined) };
}

/** Call inside the transaction that makes the changes: ledger and outbox must always agree. */
export async function countChanges(db: AccountDatabase, changes: Partial<Ledger>): Promise<void> {
  const ledger = await readLedger(db);
  for (const column of Object.keys(EMPTY) as (keyof Ledger)[]) {
    ledger[column] += changes[column] ?? 0;
  }
  await db.meta.put({ key: LEDGER, value: ledger });
}

interface Seen {
  newest: number;
  photos: number;
  requestedAt: number;
}

interface WriteListener {
  /** Called when new operations or photos are waiting, and at the start if some are waiting already. */
  onWrite: () => void;
  onRequest: () => void;
}

/** Notices writes of all pages of this account. */
export function watchWrites(
  store: AccountStore,
  { onWrite, onRequest }: WriteListener,
): () => void {
  const { db } = store;
  let before: Seen | null = null;
  const isMore = ({ newest, photos }: Seen) =>
    newest > (before?.newest ?? 0) || photos > (before?.photos ?? 0);
  const look = async (): Promise<Seen> => ({
    newest: (await db.outbox.orderBy('n').last())?.n ?? 0,
    photos: await db.photoBytes.where('state').equals('local').count(),
    requestedAt: (await readSyncState(store)).requestedAt ?? 0,
  });
  const subscription = liveQuery(look).subscribe({
    next: (now) => {
      if (isMore(now)) onWrite();
      if (before && now.requestedAt !== before.requestedAt) onRequest();
      before = now;
    },
    // The database was deleted or closed; sync was stopped as well.
    error: () => undefined,
  });
  return () => {
    subscription.unsubscribe();
  };
}
