import type { Op } from '#shared/sync/protocol';

import {
  findOperations,
  keepOperations,
  type Receipt,
  type StoredOperation,
} from '../../store/operations';
import { findRecords, putRecords, type StoredRecord } from '../../store/records';
import type { Turn } from '../../store/turn';

/**
 * The operations of one request on their way in. What they touch is read at once before, and
 * written at once after: between the two nothing waits for the database, so that an operation that
 * fails has changed nothing.
 */
export interface Batch {
  turn: Turn;
  /** Operations that have been answered before, by id. */
  known: Map<string, StoredOperation>;
  records: Map<string, StoredRecord>;
  changed: Map<string, StoredRecord>;
  receipts: Receipt[];
  /** Names of records that one operation made and none has changed since, with its id. */
  made: Map<string, string>;
}

/** Records that this batch has left in a new state, in the order of their numbers. */
export function changedIn({ changed }: Batch): StoredRecord[] {
  return [...changed.values()].sort((one, other) => one.seq - other.seq);
}

/**
 * Records that came into being here, by one operation, holding just what it said: their numbers, by
 * the operation's id.
 */
export function madeIn({ changed, made }: Batch): Map<string, number> {
  const numbers = [...made].map(([name, opId]) => [opId, changed.get(name)?.seq] as const);
  return new Map(numbers.flatMap(([opId, seq]) => (seq === undefined ? [] : [[opId, seq]])));
}

interface Key {
  type: string;
  id: string;
}

const nameOf = ({ type, id }: Key) => `${type}/${id}`;

export async function openBatch(turn: Turn, ops: Op[]): Promise<Batch> {
  const known = await findOperations(
    turn,
    ops.map((op) => op.opId),
  );
  const records = await findRecords(turn.trx, turn.userId, {
    types: [...new Set(ops.map((op) => op.type))],
    ids: [...new Set(ops.map((op) => op.id))],
  });
  const byName = new Map(records.map((record) => [nameOf(record), record]));
  return { turn, known, records: byName, changed: new Map(), receipts: [], made: new Map() };
}

export function recordIn({ records }: Batch, key: Key): StoredRecord | undefined {
  return records.get(nameOf(key));
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
  const name = nameOf(record);
  batch.records.set(name, record);
  batch.changed.set(name, record);
  if (maker === undefined) batch.made.delete(name);
  else batch.made.set(name, maker);
  return record;
}

/** Notes what an operation was answered, for its repeats. */
export function answerOperation(batch: Batch, receipt: Receipt): void {
  batch.receipts.push(receipt);
  batch.known.set(receipt.op.opId, receipt);
}

export async function closeBatch({ turn, changed, receipts }: Batch): Promise<void> {
  await putRecords(turn, [...changed.values()]);
  await keepOperations(turn, receipts);
}
