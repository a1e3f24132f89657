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
  /** Null for a deletion so old that only the fact of it is kept. */
  data: Patch | null;
  fieldMeta: FieldMeta;
  /** Hash of the operation that made the record and goes by its id: the receipt of that operation. */
  maker: string | null;
  createdAt: number;
  updatedAt: number;
  /** Bytes of data and stamps as they stand in the database; null for a record that is not there yet. */
  storedBytes: number | null;
}

/** A record that is to be kept. */
export interface Kept {
  record: StoredRecord;
  /** Its data and stamps as they are kept, where their texts are known already. */
  texts?: Texts | undefined;
}

export interface Texts {
  data: string;
  stamps: string;
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
    // All of them, so that the key's index is used from its front.
    .where('type', 'in', RECORD_TYPES)
    .where('id', 'in', dialectOf(db).inList(ids)),
);

/** The data of live records of one type as it is kept, the newest ones in the order of their last change. */
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

/** Keeps records, each as it stands; their numbers are of the lock that holds the transaction. */
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

/** Writes fields of a record as the server; makes the record where there is none. Returns its number. */
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

/** What a write leaves as it was. */
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

/** What a person has just written, in the transaction that keeps it. */
export interface Written {
  userId: string;
  now: number;
  changed: readonly StoredRecord[];
  /** The person's sequence number before. */
  since: number;
}

/** What follows from it in the same transaction. */
export type OnWritten = (trx: DatabaseTransaction, written: Written) => Promise<void>;
