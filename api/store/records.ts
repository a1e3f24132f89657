import type { Kysely, Transaction } from 'kysely';

import type { RecordType } from '#shared/records/index';
import type { Patch, Row } from '#shared/sync/protocol';
import type { FieldMeta, FieldStamp } from '#shared/sync/merge';

import type { Tables } from './tables';

/** A person's turn to write: it holds their sequence, so that its order is the order of commits. */
export interface Turn {
  trx: Transaction<Tables>;
  userId: string;
  /** The last sequence number given out. */
  seq: number;
}

export interface StoredRecord {
  type: string;
  id: string;
  seq: number;
  deleted: boolean;
  data: Patch;
  fieldMeta: FieldMeta;
  createdAt: number;
  updatedAt: number;
}

/** Stamps of the server's own writes carry this in place of a device. */
const SERVER = 'server';

/**
 * Takes a person's turn. Their row is written before anything is read, which locks it: two
 * processes can never give out one number twice, nor commit a lower one after a higher.
 */
export async function takeTurn(trx: Transaction<Tables>, userId: string): Promise<Turn> {
  const { seq } = await trx
    .updateTable('users')
    .set((eb) => ({ seq: eb.ref('seq') }))
    .where('id', '=', userId)
    .returning('seq')
    .executeTakeFirstOrThrow();
  return { trx, userId, seq };
}

/** Ends a turn by writing down the numbers that it gave out. */
export async function endTurn({ trx, userId, seq }: Turn): Promise<void> {
  await trx.updateTable('users').set({ seq }).where('id', '=', userId).execute();
}

export async function findRecord(
  db: Kysely<Tables>,
  userId: string,
  { type, id }: { type: string; id: string },
): Promise<StoredRecord | undefined> {
  const row = await db
    .selectFrom('records')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asRecord(row);
}

/** A person's records after a sequence number, oldest change first. */
export async function recordsAfter(
  db: Kysely<Tables>,
  userId: string,
  { seq, limit }: { seq: number; limit: number },
): Promise<StoredRecord[]> {
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(asRecord);
}

/** Live records of one type, by id. */
export async function recordsOfType(
  db: Kysely<Tables>,
  userId: string,
  type: RecordType,
): Promise<StoredRecord[]> {
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('deleted', '=', 0)
    .execute();
  return rows.map(asRecord);
}

/** Keeps a record under the next number of the turn. */
export async function putRecord(
  turn: Turn,
  record: Omit<StoredRecord, 'seq'>,
): Promise<StoredRecord> {
  turn.seq += 1;
  const stored = { ...record, seq: turn.seq };
  const values = {
    seq: stored.seq,
    deleted: stored.deleted ? 1 : 0,
    data: JSON.stringify(stored.data),
    field_meta: JSON.stringify(stored.fieldMeta),
    updated_at: stored.updatedAt,
  };
  await turn.trx
    .insertInto('records')
    .values({
      user_id: turn.userId,
      type: stored.type,
      id: stored.id,
      created_at: stored.createdAt,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'id']).doUpdateSet(values))
    .execute();
  return stored;
}

export interface ServerWrite {
  type: RecordType;
  id: string;
  fields: object;
  /** Time of the write, in ms. */
  now: number;
}

/** Writes fields of a record as the server; makes the record where there is none. Returns its number. */
export async function writeRecord(
  trx: Transaction<Tables>,
  userId: string,
  { type, id, fields, now }: ServerWrite,
): Promise<number> {
  const turn = await takeTurn(trx, userId);
  const current = await findRecord(trx, userId, { type, id });
  const stamp: FieldStamp = { seq: turn.seq + 1, at: now, replica: SERVER, op: '' };
  const { seq } = await putRecord(turn, {
    type,
    id,
    deleted: current?.deleted ?? false,
    data: { ...current?.data, ...(fields as Patch) },
    fieldMeta: { ...current?.fieldMeta, ...stampsFor(fields, stamp) },
    createdAt: current?.createdAt ?? now,
    updatedAt: now,
  });
  await endTurn(turn);
  return seq;
}

/** The same stamp for each of the fields. */
export function stampsFor(fields: object, stamp: FieldStamp): FieldMeta {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, stamp]));
}

export function asRow({ type, id, seq, deleted, data }: StoredRecord): Row {
  return { type, id, seq, deleted, data };
}

interface RecordColumns {
  type: string;
  id: string;
  seq: number;
  deleted: number;
  data: string;
  field_meta: string;
  created_at: number;
  updated_at: number;
}

function asRecord(row: RecordColumns): StoredRecord {
  return {
    type: row.type,
    id: row.id,
    seq: row.seq,
    deleted: row.deleted === 1,
    data: JSON.parse(row.data) as Patch,
    fieldMeta: JSON.parse(row.field_meta) as FieldMeta,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
