import { OPS_PER_REQUEST, REQUEST_BYTES_MAX, type Op } from '#shared/sync/protocol';

import type { AccountStore } from '../store/account-store';
import { type OutboxEntry, ROWS_AT_ONCE } from '../store/database';
import { isHeldAt } from './held-operations';

// Room for the envelope around the operations.
const BATCH_BYTES = REQUEST_BYTES_MAX - 8 * 1024;

export interface Sent {
  n: number;
  op: Op;
}

/** They stay in the outbox. A record's operations go in order, so those behind a held one wait with it. */
export async function nextBatch(
  { db, now }: AccountStore,
  most = OPS_PER_REQUEST,
): Promise<Sent[]> {
  const time = now();
  const setAside = await db.outbox.where('state').anyOf('held', 'rejected').toArray();
  const heldUp = new Set(setAside.filter((entry) => isHeldAt(entry, time)).map(({ id }) => id));
  const free = ({ state, id }: OutboxEntry) => state !== 'rejected' && !heldUp.has(id);
  const batch: Sent[] = [];
  let bytes = 0;
  let after = 0;
  for (;;) {
    const limit = Math.min(ROWS_AT_ONCE, most - batch.length);
    const oldest = db.outbox.where(':id').above(after);
    // Usually nothing is set aside; a filter walks a cursor.
    const some = setAside.length === 0 ? oldest : oldest.filter(free);
    const entries = await some.limit(limit).toArray();
    for (const entry of entries) {
      const sent = { n: entry.n ?? 0, op: asOp(entry) };
      bytes += bytesOf(sent.op) + 1;
      if (batch.length > 0 && bytes > BATCH_BYTES) return batch;
      batch.push(sent);
      after = sent.n;
    }
    if (entries.length < limit || batch.length >= most) return batch;
  }
}

/** Held operations and those behind them do not count. */
export async function hasPending(store: AccountStore): Promise<boolean> {
  return (await nextBatch(store, 1)).length > 0;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function asOp({ opId, v, type, id, act, patch, base, at, after }: OutboxEntry): Op {
  return { opId, v, type, id, act, patch, base, at, after };
}
