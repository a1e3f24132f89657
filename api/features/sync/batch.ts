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
  return { turn, known, records: byName, changed: new Map(), receipts: [] };
}

export function recordIn({ records }: Batch, key: Key): StoredRecord | undefined {
  return records.get(nameOf(key));
}

/** Gives a record its next state, under the next number of the turn. */
export function changeRecord(batch: Batch, record: Omit<StoredRecord, 'seq'>): StoredRecord {
  batch.turn.seq += 1;
  const next = { ...record, seq: batch.turn.seq };
  batch.records.set(nameOf(next), next);
  batch.changed.set(nameOf(next), next);
  return next;
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
