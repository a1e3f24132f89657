import type { Kysely, Transaction } from 'kysely';

import { RECORD_TYPES, type RecordType } from '#shared/records/index';
import type { FieldMeta, FieldStamp } from '#shared/sync/merge';
import type { Patch, Row } from '#shared/sync/protocol';

import { bulkInsert } from './bulk-insert';
import type { DatabaseTransaction } from './database';
import { dialectOf } from './dialect/dialect-of';
import { decodeStamps, encodeStamps, stampsFor, timesOf } from './field-stamps';
import { existing, lockUser, nextNumber, saveSequence, type UserLock } from './lock-user-sequence';
import { statement } from './dialect/statement';
import type { RecordsTable, Tables } from './tables';

export interface StoredRecord {
  type: string;
  id: string;
  seq: number;
  deleted: boolean;
  /** Null for an old tombstone whose data was removed. */
  data: Patch | null;
  fieldMeta: FieldMeta;
  /** Hash of the operation that created the record and has the record's id. It serves as that operation's receipt. */
  maker: string | null;
  createdAt: number;
  updatedAt: number;
  /** Bytes of data and stamps in the database; null for a record that is not stored yet. */
  storedBytes: number | null;
}

/** A record to store. */
export interface Kept {
  record: StoredRecord;
  /** Its data and stamps as stored text, if already encoded. */
  texts?: Texts | undefined;
}

export interface Texts {
  data: string;
  stamps: string;
}

/** The replica in the stamps of the server's own writes. */
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

/** A user's records with the given ids, of any kind. */
export async function findRecords(
  db: Kysely<Tables>,
  userId: string,
  ids: readonly string[],
): Promise<StoredRecord[]> {
  const rows = await recordsByIds(db, { userId, ids: dialectOf(db).listOf(ids) });
  return rows.map(asRecord);
}

const recordsByIds = statement((db, { userId, ids }: { userId: string; ids: unknown }) =>
  db
    .selectFrom('records')
    .selectAll()
    .where('user_id', '=', userId)
    // All types are listed so that the primary key's index can be used.
    .where('type', 'in', RECORD_TYPES)
    .where('id', 'in', dialectOf(db).inList(ids)),
);

/** The stored data of the most recently changed live records of one type, in the order of their last change. */
export async function newestTexts(
  db: Kysely<Tables>,
  { userId, type, most }: { userId: string; type: RecordType; most: number },
): Promise<{ id: string; data: string }[]> {
  const rows = await db
    .selectFrom('records')
    .select(['id', 'data'])
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('deleted', '=', 0)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

const REPLACING = `ON CONFLICT (user_id, type, id) DO UPDATE SET
  seq = excluded.seq, deleted = excluded.deleted, data = excluded.data,
  field_meta = excluded.field_meta, updated_at = excluded.updated_at`;

const insertRecords = bulkInsert('records', REPLACING);

/** Stores records as they are. Their sequence numbers must come from this lock. */
export async function putRecords(
  { trx, userId, usage }: UserLock,
  kept: readonly Kept[],
): Promise<void> {
  const rows = kept.map(({ record, texts }) => {
    const row = asColumns(userId, record, texts ?? textsOf(record));
    usage.records += record.storedBytes === null ? 1 : 0;
    usage.bytes += bytesOf(row) - (record.storedBytes ?? 0);
    return row;
  });
  await insertRecords(trx, rows);
}

function bytesOf({ data, field_meta }: RecordsTable): number {
  return Buffer.byteLength(data) + Buffer.byteLength(field_meta);
}

export interface ServerWrite {
  type: RecordType;
  id: string;
  fields: object;
  /** Time of the write, in ms. */
  now: number;
}

/** Writes server fields of a record, and creates the record if there is none. Returns its sequence number. */
export async function writeRecord(
  trx: Transaction<Tables>,
  userId: string,
  { type, id, fields, now }: ServerWrite,
): Promise<number> {
  const lock = existing(await lockUser(trx, userId));
  const current = await findRecord(trx, userId, { type, id });
  const seq = nextNumber(lock);
  const stamp: FieldStamp = { seq, at: now, replica: SERVER, op: '' };
  const record: StoredRecord = {
    type,
    id,
    seq,
    deleted: current?.deleted ?? false,
    data: { ...current?.data, ...(fields as Patch) },
    fieldMeta: { ...current?.fieldMeta, ...stampsFor(Object.keys(fields), stamp) },
    ...keptOf(current, now),
    updatedAt: now,
  };
  await putRecords(lock, [{ record }]);
  await saveSequence(lock);
  return seq;
}

/** The values that a write does not change. */
function keptOf(
  { maker, createdAt, storedBytes }: Partial<StoredRecord> = {},
  now: number,
): Pick<StoredRecord, 'maker' | 'createdAt' | 'storedBytes'> {
  return { maker: maker ?? null, createdAt: createdAt ?? now, storedBytes: storedBytes ?? null };
}

export function asRow(record: StoredRecord): Row {
  const { type, id, seq, deleted, data, updatedAt } = record;
  return { type, id, seq, deleted, data, times: timesOf(record.fieldMeta, record), updatedAt };
}

function textsOf(record: StoredRecord): Texts {
  const { data, fieldMeta } = record;
  return { data: JSON.stringify(data), stamps: encodeStamps(fieldMeta, record) };
}

function asColumns(userId: string, record: StoredRecord, texts: Texts): RecordsTable {
  return {
    user_id: userId,
    type: record.type,
    id: record.id,
    seq: record.seq,
    deleted: record.deleted ? 1 : 0,
    data: texts.data,
    field_meta: texts.stamps,
    maker: record.maker,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
  };
}

function asRecord(row: RecordsTable): StoredRecord {
  const { type, id } = row;
  const data = JSON.parse(row.data) as Patch | null;
  return {
    type,
    id,
    data,
    seq: row.seq,
    deleted: row.deleted === 1,
    fieldMeta: decodeStamps(row.field_meta, { type, id, data }),
    maker: row.maker,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    storedBytes: bytesOf(row),
  };
}

/** What a user has just written. */
export interface Written {
  userId: string;
  now: number;
  changed: readonly StoredRecord[];
  /** The user's sequence number before the write. */
  since: number;
}

/** Runs in the same transaction as the write. */
export type OnWritten = (trx: DatabaseTransaction, written: Written) => Promise<void>;
