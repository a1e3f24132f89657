import { sql } from 'kysely';

import type { Database } from '../database';
import { dialectOf } from '../dialect/dialect-of';
import { pause } from '../long-work/in-slices';
import type { ExportedTable, Meaning } from './exported-table';

export interface WhoExports {
  account: { id: string; email: string };
  /** Whether the host runs the export, and has checked who asked for it. */
  byHost: boolean;
}

type Row = Record<string, unknown>;

// Rows may be large, so a page has few.
const AT_ONCE = 50;

/** A user's rows of a table as the export shows them, read page by page. */
export async function* exportRows(
  db: Database,
  table: ExportedTable,
  who: WhoExports,
): AsyncGenerator<Row> {
  const meanings = { ...table.columns, ...table.made };
  for await (const row of rowsOf(db, table, who)) yield shown(row, meanings);
}

function rowsOf(db: Database, table: ExportedTable, who: WhoExports): AsyncGenerator<Row, void> {
  const key = table.key ?? ['rowid'];
  const places = key.map((column) =>
    column === 'rowid' ? sql.raw(dialectOf(db).rowId) : sql.ref(column),
  );
  const keys = sql.join(places);
  const fields = sql.join([
    ...Object.keys(table.columns).map((column) => sql.ref(column)),
    ...Object.entries(table.made ?? {}).map(
      ([name, made]) => sql`${sql.raw(made.sql)} AS ${sql.ref(name)}`,
    ),
    ...places.map((place, index) => sql`${place} AS ${sql.ref(nameOfKey(index))}`),
  ]);
  return inPages(async (last: Row | undefined) => {
    const after = last
      ? sql`(${keys}) > (${sql.join(key.map((_, index) => last[nameOfKey(index)]))})`
      : sql`1 = 1`;
    const { rows } = await sql<Row>`
      SELECT ${fields} FROM ${sql.table(table.table)}
      WHERE ${ownedBy(table, who)} AND ${sql.raw(table.only ?? '1 = 1')} AND ${after}
      ORDER BY ${keys} LIMIT ${AT_ONCE}`.execute(db);
    return rows;
  });
}

/**
 * All rows of a query, with other requests between two pages.
 * @param read returns the page after a row: AT_ONCE rows, or fewer for the last page
 */
async function* inPages<T>(read: (last: T | undefined) => Promise<T[]>): AsyncGenerator<T, void> {
  let last: T | undefined;
  for (;;) {
    const rows = await read(last);
    yield* rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1);
    await pause();
  }
}

const nameOfKey = (index: number) => `key ${index}`;

function ownedBy({ owner, hostAlso }: ExportedTable, { account, byHost }: WhoExports) {
  const own = sql`${sql.ref(owner)} = ${account.id}`;
  if (!byHost || hostAlso === undefined) return own;
  return sql`(${own} OR lower(${sql.ref(hostAlso)}) = ${account.email})`;
}

function shown(row: Row, meanings: Record<string, Meaning>): Row {
  return Object.fromEntries(
    Object.entries(meanings).map(([name, { as }]) => [name, valueOf(row[name], as)]),
  );
}

function valueOf(value: unknown, as: Meaning['as']): unknown {
  if (as === 'time') return typeof value === 'number' ? new Date(value).toISOString() : null;
  return as === 'json' && typeof value === 'string' ? parsed(value) : value;
}

/** Text that is not JSON, such as an answer of a model, stays text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Live records of a kind, page by page. */
export async function* exportRecords(
  db: Database,
  userId: string,
  type: string,
): AsyncGenerator<{ id: string; data: Record<string, unknown> }> {
  const rows = inPages(async (last: { id: string; data: string } | undefined) =>
    db
      .selectFrom('records')
      .select(['id', 'data'])
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .where('id', '>', last?.id ?? '')
      .where('deleted', '=', 0)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  );
  for await (const { id, data } of rows) {
    yield { id, data: JSON.parse(data) as Record<string, unknown> };
  }
}

export interface ExportedPhoto {
  photo_id: string;
  sha256: string;
  mime: string;
  bytes: number;
}

/** The pictures that the server stores for a user. */
export function exportPhotos(db: Database, userId: string): AsyncGenerator<ExportedPhoto> {
  return inPages(async (last: ExportedPhoto | undefined) =>
    db
      .selectFrom('photo_files')
      .select(['photo_id', 'sha256', 'mime', 'bytes'])
      .where('user_id', '=', userId)
      .where('photo_id', '>', last?.photo_id ?? '')
      .orderBy('photo_id')
      .limit(AT_ONCE)
      .execute(),
  );
}
