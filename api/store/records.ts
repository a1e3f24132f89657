import type { Kysely, Transaction } from 'kysely';

import type { RecordType } from '#shared/records/index';
import type { FieldMeta, FieldStamp } from '#shared/sync/merge';
import type { Patch, Row } from '#shared/sync/protocol';

import { BulkInsert } from './bulk-insert';
import { decodeStamps, encodeStamps, stampsFor } from './field-stamps';
import type { RecordsTable, Tables } from './tables';
import { endTurn, nextNumber, takeTurn, type Turn } from './turn';

export interface StoredRecord {
  type: string;
  id: string;
  seq: number;
  deleted: boolean;
  /** Null for a deletion so old that only the fact of it is kept. */
  data: Patch | null;
  fieldMeta: FieldMeta;
  createdAt: number;
  updatedAt: number;
}

/** Stamps of the server's own writes carry this in place of a device. */
const SERVER = 'server';

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

/** A person's records of the given ids, of whatever kind. */
export async function findRecords(
  db: Kysely<Tables>,
  userId: string,
  { types, ids }: { types: string[]; ids: string[] },
): Promise<StoredRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', 'in', types)
    .where('id', 'in', ids)
    .execute();
  return rows.map(asRecord);
}

/** Live records of one type. */
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

/** Photos of everybody that wait for their bytes, and have since before a time or are deleted. */
export async function photosWaitingSince(
  db: Kysely<Tables>,
  before: number,
): Promise<{ userId: string; photoId: string }[]> {
  return db
    .selectFrom('records')
    .select(['user_id as userId', 'id as photoId'])
    .where('type', '=', 'photo')
    .where((eb) => eb.or([eb('updated_at', '<', before), eb('deleted', '=', 1)]))
    .where('data', 'like', '%"status":"awaiting_upload"%')
    .execute();
}

const keeping = new BulkInsert(
  'records',
  ['user_id', 'type', 'id', 'seq', 'deleted', 'data', 'field_meta', 'created_at', 'updated_at'],
  (builder) =>
    builder.onConflict((conflict) =>
      conflict.columns(['user_id', 'type', 'id']).doUpdateSet((eb) => ({
        seq: eb.ref('excluded.seq'),
        deleted: eb.ref('excluded.deleted'),
        data: eb.ref('excluded.data'),
        field_meta: eb.ref('excluded.field_meta'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    ),
);

/** Keeps records, each as it stands; their numbers are of the turn that holds the transaction. */
export async function putRecords({ trx, userId }: Turn, records: StoredRecord[]): Promise<void> {
  await keeping.into(
    trx,
    records.map((record) => asColumns(userId, record)),
  );
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
  const seq = nextNumber(turn);
  const stamp: FieldStamp = { seq, at: now, replica: SERVER, op: '' };
  const record: StoredRecord = {
    type,
    id,
    seq,
    deleted: current?.deleted ?? false,
    data: { ...current?.data, ...(fields as Patch) },
    fieldMeta: { ...current?.fieldMeta, ...stampsFor(fields, stamp) },
    createdAt: current?.createdAt ?? now,
    updatedAt: now,
  };
  await putRecords(turn, [record]);
  await endTurn(turn);
  return seq;
}

export function asRow({ type, id, seq, deleted, data, updatedAt }: StoredRecord): Row {
  return { type, id, seq, deleted, data, updatedAt };
}

function asColumns(userId: string, record: StoredRecord): RecordsTable {
  return {
    user_id: userId,
    type: record.type,
    id: record.id,
    seq: record.seq,
    deleted: record.deleted ? 1 : 0,
    data: JSON.stringify(record.data),
    field_meta: encodeStamps(record.fieldMeta),
    created_at: record.createdAt,
    updated_at: record.updatedAt,
  };
}

function asRecord(row: RecordsTable): StoredRecord {
  return {
    type: row.type,
    id: row.id,
    seq: row.seq,
    deleted: row.deleted === 1,
    data: JSON.parse(row.data) as Patch | null,
    fieldMeta: decodeStamps(row.field_meta),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
