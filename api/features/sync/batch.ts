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

/** An operation with its sender and times. */
export interface Arrival {
  op: Op;
  replicaId: string;
  /** The change's time on the server's clock, and the time of receipt, in ms. */
  at: number;
  receivedAt: number;
}

/** The result of an operation, and the record after it. */
export interface Answered {
  result: Omit<OpResult, 'row'>;
  record: StoredRecord | undefined;
}

/**
 * The state while the operations of one request are applied. The records that they touch are read together before and
 * written together after. Nothing in between waits for the database, so an operation that fails has changed nothing.
 */
export interface Batch {
  lock: UserLock;
  /** Receipts of operations that were applied before, by operation id. */
  known: Map<string, StoredOperation>;
  /** Records before the request, and as this request has changed them so far. */
  records: Keyed<StoredRecord>;
  changed: Keyed<Changed>;
  receipts: Receipt[];
  /** The account's limits, and its usage with the operations so far. */
  limits: Usage;
  usage: Usage;
  /** The lowest age that a profile may have. */
  youngest: number;
}

export type Rules = Pick<Batch, 'limits' | 'youngest'>;

interface Changed extends Kept {
  /** The operation that created the record exactly as the device sent it, if nothing has changed it since. */
  made: (Made & { opId: string }) | undefined;
}

/** The sequence number of a record that the device can build itself, and the time of all its fields, in ms. */
export interface Made {
  seq: number;
  at: number;
}

interface Key {
  type: string;
  id: string;
}

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
  // Also looked up by operation ids, because a record may hold the receipt of the operation that created it.
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

/** Stores a record's next state in the batch. */
export function changeRecord(batch: Batch, change: Changed): StoredRecord {
  const { record } = change;
  batch.changed.set(record, change);
  return record;
}

/**
 * Stores an operation's result for repeats.
 * @param record the record after the operation; if the operation created it under its own id, the receipt is part of
 * the record
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

/** Writes everything. Returns the changed records in the order of their sequence numbers. */
export async function closeBatch({ lock, changed, receipts }: Batch): Promise<StoredRecord[]> {
  const kept = changed.values().sort((one, other) => one.record.seq - other.record.seq);
  await putRecords(lock, kept);
  await keepOperations(lock, receipts);
  return kept.map(({ record }) => record);
}

/** Records that one operation of this batch created exactly as sent, by operation id. */
export function madeIn({ changed }: Batch): Map<string, Made> {
  const all = new Map<string, Made>();
  for (const { made } of changed.values()) if (made) all.set(made.opId, made);
  return all;
}

// Recovered records, and deletions of unknown records, are accepted up to this multiple of the limits.
const PASSES_FAR = new Set(['del', 'recover']);
const BEYOND = 2;

/**
 * Whether an account has room for an operation. Deleting an existing record is always allowed because it frees space.
 * Deleting an unknown record leaves a tombstone, so it is limited too, but by a higher limit.
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

/** Adds an operation's approximate size to the usage. The exact size is counted when it is written. */
export function addToBatch(
  { usage }: Batch,
  { isNew, bytes }: { isNew: boolean; bytes: number },
): void {
  usage.records += isNew ? 1 : 0;
  usage.bytes += bytes;
}
