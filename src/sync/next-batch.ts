import { OPS_PER_REQUEST, REQUEST_BYTES_MAX, type Op } from '#shared/sync/protocol';

import type { AccountStore } from '../store/account-store';
import { type AccountDatabase, type OutboxEntry, ROWS_AT_ONCE } from '../store/database';
import { isHeldAt } from './held-operations';

// Room for the envelope around the operations.
const BATCH_BYTES = REQUEST_BYTES_MAX - 8 * 1024;

export interface Sent {
  n: number;
  op: Op;
}

/** The operations stay in the outbox. Those of one record are sent in order, so later ones wait behind a held one. */
export async function nextBatch(
  { db, now }: AccountStore,
  most = OPS_PER_REQUEST,
): Promise<Sent[]> {
  const time = now();
  const setAside = await db.outbox.where('state').anyOf('held', 'rejected').toArray();
  const heldUp = new Set(setAside.filter((entry) => isHeldAt(entry, time)).map(({ id }) => id));
  const free = ({ state, id }: OutboxEntry) => state !== 'rejected' && !heldUp.has(id);
  const oldest = db.outbox.orderBy(':id');
  // Usually no entry is held or rejected; a filter is slow because it reads entry by entry.
  const waiting = setAside.length === 0 ? oldest : oldest.filter(free);
  return db.transaction('r', db.outbox, async () =>
    fitting(db, await waiting.limit(most).primaryKeys()),
  );
}

/** Held operations and later ones of the same record do not count. */
export async function hasPending(store: AccountStore): Promise<boolean> {
  return (await nextBatch(store, 1)).length > 0;
}

/** As many as fit into one request. Read in parts, because reading a thousand at once blocks an old phone. */
async function fitting(db: AccountDatabase, keys: (number | undefined)[]): Promise<Sent[]> {
  const batch: Sent[] = [];
  let bytes = 0;
  for (let from = 0; from < keys.length; from += ROWS_AT_ONCE) {
    const entries = await db.outbox.bulkGet(keys.slice(from, from + ROWS_AT_ONCE));
    for (const entry of entries) {
      if (!entry) continue;
      const op = asOp(entry);
      bytes += bytesOf(op) + 1;
      if (batch.length > 0 && bytes > BATCH_BYTES) return batch;
      batch.push({ n: entry.n ?? 0, op });
    }
  }
  return batch;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function asOp(entry: OutboxEntry): Op {
  const { opId, v, type, id, act, patch, base, at, after, readFrom = at } = entry;
  return { opId, v, type, id, act, patch, base, at: readFrom, after };
}
