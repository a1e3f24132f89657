import { OPS_PER_REQUEST, REQUEST_BYTES_MAX, type Op } from '#shared/sync/protocol';

import type { AccountStore } from '../store/account-store';
import type { OutboxEntry } from '../store/database';
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
  // Usually nothing is set aside and one bulk read is enough; a filter walks a cursor.
  const oldest = db.outbox.orderBy(':id');
  const waiting = await (setAside.length === 0 ? oldest : oldest.filter(free))
    .limit(most)
    .toArray();
  return fitting(waiting.map((entry) => ({ n: entry.n ?? 0, op: asOp(entry) })));
}

/** Held operations and those behind them do not count. */
export async function hasPending(store: AccountStore): Promise<boolean> {
  return (await nextBatch(store, 1)).length > 0;
}

function fitting(batch: Sent[]): Sent[] {
  let bytes = 0;
  const over = batch.findIndex(({ op }, index) => {
    bytes += bytesOf(op) + 1;
    return index > 0 && bytes > BATCH_BYTES;
  });
  return over === -1 ? batch : batch.slice(0, over);
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function asOp({ opId, v, type, id, act, patch, base, at, after }: OutboxEntry): Op {
  return { opId, v, type, id, act, patch, base, at, after };
}
