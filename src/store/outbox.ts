import { RECORD_TYPES } from '#shared/records/index';
import { isGivenUp } from '#shared/sync/ask-again';
import { OPS_PER_REQUEST, REQUEST_BYTES_MAX, type Op } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import type { OutboxEntry } from './database';
import { holdBack, isHeldAt } from './hold-back';
import { readBase, showRecord } from './show-record';

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

/**
 * The server could not read a request with this operation alone. It is held and retried while others
 * pass it; after days it is rejected for its owner to decide. Its entry stays visible.
 */
export async function noteUnreadable(
  store: AccountStore,
  opId: string,
  message: string,
): Promise<void> {
  const { db, now } = store;
  await db.transaction('rw', [db.outbox, db.shadow, ...recordTables(store)], async () => {
    const entry = await db.outbox.where('opId').equals(opId).first();
    if (entry?.n === undefined) return;
    const at = now();
    const held = holdBack(entry, at);
    const last = held.held !== undefined && isGivenUp(held.held, at);
    const refusal = { code: 'client_bug' as const, message, at };
    await db.outbox.put(last ? { ...held, state: 'rejected', refusal } : held);
    if (last) await showRecord(db, entry, await readBase(db, entry));
  });
}

/**
 * Another build of the server may take what the last one could not take or read.
 * Call inside a transaction over the outbox, the shadow and all records.
 */
export async function releaseHeld({ db }: AccountStore): Promise<void> {
  const setAside = await db.outbox.where('state').anyOf('held', 'rejected').toArray();
  for (const { refusal, ...entry } of setAside) {
    const wasRejected = entry.state === 'rejected';
    if (wasRejected && refusal?.code !== 'client_bug') continue;
    await db.outbox.put({ ...entry, state: 'pending', held: undefined });
    if (wasRejected) await showRecord(db, entry, await readBase(db, entry));
  }
}

function recordTables({ db }: AccountStore) {
  return RECORD_TYPES.map((type) => db.records(type));
}

/** Held operations and those behind them do not count. */
export async function hasPending(store: AccountStore): Promise<boolean> {
  return (await nextBatch(store, 1)).length > 0;
}

function asOp({ opId, v, type, id, act, patch, base, at, after }: OutboxEntry): Op {
  return { opId, v, type, id, act, patch, base, at, after };
}
