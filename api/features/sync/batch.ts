import type { Op, OpResult } from '#shared/sync/protocol';

import type { UserLock } from '../../store/lock-user-sequence';
import {
  findOperations,
  keepOperations,
  type Receipt,
  type StoredOperation,
} from '../../store/operations';
import { findRecords, type Kept, putRecords, type StoredRecord } from '../../store/records';
import { isAccountFull, type Usage } from '../../store/usage';

/** An operation with what is known of its arrival. */
export interface Arrival {
  op: Op;
  replicaId: string;
  /** The change's time on the server's clock, and the time of receipt, in ms. */
  at: number;
  receivedAt: number;
}

/** What an operation is answered, and the record as it stands then. */
export interface Answered {
  result: Omit<OpResult, 'row'>;
  record: StoredRecord | undefined;
}

/**
 * The operations of one request on their way in. What they touch is read at once before, and
 * written at once after: between the two nothing waits for the database, so that an operation that
 * fails has changed nothing.
 */
export interface Batch {
  lock: UserLock;
  /** Operations that have been answered before, by id. */
  known: Map<string, StoredOperation>;
  /** Records as they were before, and as this request leaves them. */
  records: Keyed<StoredRecord>;
  changed: Keyed<Changed>;
  receipts: Receipt[];
  /** What the account may hold, and what it holds with the operations so far. */
  limits: Usage;
  usage: Usage;
  /** The least age that a profile may state. */
  youngest: number;
}

export type Rules = Pick<Batch, 'limits' | 'youngest'>;

interface Changed extends Kept {
  /** By which operation the record was made just as that says, where none has changed it since. */
  made: (Made & { opId: string }) | undefined;
}

/** The number of a record that its device can make by itself, and the time of all its fields, in ms. */
export interface Made {
  seq: number;
  at: number;
}

interface Key {
  type: string;
  id: string;
}

/** By kind and id. */
class Keyed<T> {
  private readonly kinds = new Map<string, Map<string, T>>();

  get({ type, id }: Key): T | undefined {
    return this.kinds.get(type)?.get(id);
  }

  set({ type, id }: Key, value: T): void {
    let kind = this.kinds.get(type);
    if (!kind) {
      kind = new Map<string, T>();
      this.kinds.set(type, kind);
    }
    kind.set(id, value);
  }

  values(): T[] {
    const all: T[] = [];
    for (const kind of this.kinds.values()) for (const value of kind.values()) all.push(value);
    return all;
  }
}

export async function openBatch(lock: UserLock, ops: Op[], rules: Rules): Promise<Batch> {
  const opIds = ops.map(({ opId }) => opId);
  const known = await findOperations(lock, opIds);
  // By their operations' ids too: a record may hold the receipt of the one that made it.
  const ids = new Set([...opIds, ...ops.map(({ id }) => id)]);
  const records = new Keyed<StoredRecord>();
  for (const record of await findRecords(lock.trx, lock.userId, [...ids])) {
    const { id, maker } = record;
    records.set(record, record);
    if (maker !== null) known.set(id, { hash: maker, result: { opId: id, status: 'applied' } });
  }
  const usage = { ...lock.usage };
  const { limits, youngest } = rules;
  const changed = new Keyed<Changed>();
  return { lock, known, records, changed, receipts: [], usage, limits, youngest };
}

export function recordIn({ records, changed }: Batch, key: Key): StoredRecord | undefined {
  return changed.get(key)?.record ?? records.get(key);
}

/** Gives a record its next state. */
export function changeRecord(batch: Batch, change: Changed): StoredRecord {
  const { record } = change;
  batch.changed.set(record, change);
  return record;
}

/**
 * Notes what an operation was answered, for its repeats.
 * @param record the record that it left; where it made that, under its own id, the receipt is there
 */
export function answerOperation(
  batch: Batch,
  receipt: Receipt,
  record: StoredRecord | undefined,
): void {
  const { op, hash } = receipt;
  if (record?.id !== op.opId || record.maker !== hash) batch.receipts.push(receipt);
  batch.known.set(op.opId, receipt);
}

/** Writes everything. Returns the records that were changed, in the order of their numbers. */
export async function closeBatch({ lock, changed, receipts }: Batch): Promise<StoredRecord[]> {
  const kept = changed.values().sort((one, other) => one.record.seq - other.record.seq);
  await putRecords(lock, kept);
  await keepOperations(lock, receipts);
  return kept.map(({ record }) => record);
}

/** Records that came into being here, by one operation, holding just what it said: by the operation's id. */
export function madeIn({ changed }: Batch): Map<string, Made> {
  const all = new Map<string, Made>();
  for (const { made } of changed.values()) if (made) all.set(made.opId, made);
  return all;
}

// What a restored server has lost comes back, and a deletion of something unknown is kept, up to this many
// times the limits.
const PASSES_FAR = new Set(['del', 'recover']);
const BEYOND = 2;

/**
 * Whether an account has room for an operation. A deletion of what is there always passes: it makes
 * room. One of what is not there leaves something behind too, and passes far beyond the limits.
 */
export function hasRoom(
  { limits, usage }: Batch,
  op: Op,
  current: StoredRecord | undefined,
): boolean {
  if (op.act === 'del' && current?.deleted === false) return true;
  const factor = PASSES_FAR.has(op.act) ? BEYOND : 1;
  const most = { records: limits.records * factor, bytes: limits.bytes * factor };
  return !isAccountFull(usage, most, current === undefined ? 1 : 0);
}

/** Counts an operation, about as much as it will take; what is written is counted when it is. */
export function addToBatch(
  { usage }: Batch,
  { isNew, bytes }: { isNew: boolean; bytes: number },
): void {
  usage.records += isNew ? 1 : 0;
  usage.bytes += bytes;
}
