import { RECORDS, type RecordType } from '#shared/records/index';
import { asSent, OPS_PER_REQUEST, REQUEST_BYTES_MAX, type Op } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import type { OutboxEntry } from './database';
import { readBase, showRecord } from './show-record';

// Room for the envelope around the operations.
const BATCH_BYTES = REQUEST_BYTES_MAX - 8 * 1024;
const UNREADABLE_MOST = 3;

/** An operation in a request, with its number in the outbox. */
export interface Sent {
  n: number;
  op: Op;
}

/**
 * The oldest operations that wait, as many as fit into one request. They stay in the outbox.
 * A record's operations go in order, so those behind one that is held are held with it.
 */
export async function nextBatch({ db }: AccountStore, most = OPS_PER_REQUEST): Promise<Sent[]> {
  const setAside = await db.outbox.where('state').anyOf('held', 'rejected').toArray();
  const heldUp = new Set(setAside.filter(({ state }) => state === 'held').map(({ id }) => id));
  const free = ({ state, id }: OutboxEntry) => state === 'pending' && !heldUp.has(id);
  // Mostly nothing is set aside, and the oldest come in one piece; a filter walks to each by a cursor.
  const oldest = db.outbox.orderBy(':id');
  const waiting = await (setAside.length === 0 ? oldest : oldest.filter(free))
    .limit(most)
    .toArray();
  return fitting(waiting.map((entry) => ({ n: entry.n ?? 0, op: asOp(entry) })));
}

function fitting(batch: Sent[]): Sent[] {
  let bytes = 0;
  const over = batch.findIndex(({ op }, index) => {
    bytes += bytesOf(asSent(op)) + 1;
    return index > 0 && bytes > BATCH_BYTES;
  });
  return over === -1 ? batch : batch.slice(0, over);
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/**
 * Notes that the server could not read a request with this operation alone. After three times it is
 * set aside; its entry stays visible.
 */
export async function noteUnreadable(
  store: AccountStore,
  opId: string,
  message: string,
): Promise<'again-later' | 'set-aside'> {
  const { db } = store;
  const tables = (Object.keys(RECORDS) as RecordType[]).map((type) => db.records(type));
  return db.transaction('rw', [db.outbox, db.shadow, ...tables], async () => {
    const entry = await db.outbox.where('opId').equals(opId).first();
    if (entry?.n === undefined) return 'set-aside';
    const unreadable = (entry.unreadable ?? 0) + 1;
    const refusal = { code: 'client_bug' as const, message, at: store.now() };
    const last = unreadable >= UNREADABLE_MOST;
    await db.outbox.update(entry.n, {
      unreadable,
      ...(last ? { state: 'rejected' as const, refusal } : {}),
    });
    if (last) await showRecord(db, entry, await readBase(db, entry));
    return last ? 'set-aside' : 'again-later';
  });
}

/** Lets what was held be asked again: the server is another one than before, or a person wants it. */
export async function releaseHeld({ db }: AccountStore): Promise<void> {
  await db.outbox.where('state').equals('held').modify({ state: 'pending' });
}

/** Whether something waits that can be sent now; what is held, or stands behind it, waits for the server. */
export async function hasPending(store: AccountStore): Promise<boolean> {
  return (await nextBatch(store, 1)).length > 0;
}

function asOp({ opId, v, type, id, act, patch, base, at }: OutboxEntry): Op {
  return { opId, v, type, id, act, patch, base, at };
}
