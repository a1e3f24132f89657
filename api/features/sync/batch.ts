import type { Op } from '#shared/sync/protocol';

import {
  findOperations,
  keepOperations,
  type Receipt,
  type StoredOperation,
} from '../../store/operations';
import { findRecords, putRecords, type StoredRecord } from '../../store/records';
import type { Turn } from '../../store/turn';
import type { Usage } from '../../store/usage';
import type { Room } from './room';

/**
 * The operations of one request on their way in. What they touch is read at once before, and
 * written at once after: between the two nothing waits for the database, so that an operation that
 * fails has changed nothing.
 */
export interface Batch {
  turn: Turn;
  /** Operations that have been answered before, by id. */
  known: Map<string, StoredOperation>;
  /** Records as they were before. */
  records: ByKey<StoredRecord>;
  changed: ByKey<Changed>;
  receipts: Receipt[];
  room: Room;
}

interface Changed {
  record: StoredRecord;
  /** The operation that has made the record just as it says, where none has changed it since. */
  maker: string | undefined;
}

/** Records that this batch has left in a new state, in the order of their numbers. */
export function changedIn({ changed }: Batch): StoredRecord[] {
  const records = changed.values().map(({ record }) => record);
  return records.sort((one, other) => one.seq - other.seq);
}

/** The number of a record that its device can make by itself, and the time of all its fields, in ms. */
export interface Made {
  seq: number;
  at: number;
}

/** Records that came into being here, by one operation, holding just what it said: by the operation's id. */
export function madeIn({ changed }: Batch): Map<string, Made> {
  const made = new Map<string, Made>();
  for (const { record, maker } of changed.values()) {
    if (maker === undefined) continue;
    const [stamp] = Object.values(record.fieldMeta);
    made.set(maker, { seq: record.seq, at: stamp?.at ?? 0 });
  }
  return made;
}

interface Key {
  type: string;
  id: string;
}

/** Values by record. Kind by kind: a key put together of both costs more than all that it is good for. */
class ByKey<Value> {
  private readonly kinds = new Map<string, Map<string, Value>>();

  get({ type, id }: Key): Value | undefined {
    return this.kinds.get(type)?.get(id);
  }

  set({ type, id }: Key, value: Value): void {
    const kind = this.kinds.get(type) ?? new Map<string, Value>();
    this.kinds.set(type, kind.set(id, value));
  }

  values(): Value[] {
    const all: Value[] = [];
    for (const kind of this.kinds.values()) for (const value of kind.values()) all.push(value);
    return all;
  }
}

/** @param limits what the account may hold */
export async function openBatch(turn: Turn, ops: Op[], limits: Usage): Promise<Batch> {
  const opIds = new Set(ops.map(({ opId }) => opId));
  const known = await findOperations(turn, opIds);
  // By their operations' ids too: a record may hold the receipt of the one that made it.
  const ids = new Set(opIds);
  for (const { id } of ops) ids.add(id);
  const records = await findRecords(turn.trx, turn.userId, ids);
  const before = new ByKey<StoredRecord>();
  for (const record of records) {
    const { id, maker } = record;
    before.set(record, record);
    if (maker !== null) known.set(id, { hash: maker, result: { opId: id, status: 'applied' } });
  }
  const room = { limits, usage: { ...turn.usage } };
  return { turn, known, records: before, changed: new ByKey(), receipts: [], room };
}

export function recordIn({ records, changed }: Batch, key: Key): StoredRecord | undefined {
  return changed.get(key)?.record ?? records.get(key);
}

/**
 * Gives a record its next state.
 * @param maker the operation that has made the record just as it says, if one has
 */
export function changeRecord(
  batch: Batch,
  record: StoredRecord,
  maker: string | undefined,
): StoredRecord {
  batch.changed.set(record, { record, maker });
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

export async function closeBatch({ turn, changed, receipts }: Batch): Promise<void> {
  await putRecords(
    turn,
    changed.values().map(({ record }) => record),
  );
  await keepOperations(turn, receipts);
}
