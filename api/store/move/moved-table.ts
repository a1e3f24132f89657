import { createHash } from 'node:crypto';

import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../database';
import { sendable } from '../dialect/open-postgres';

/** A table that is moved to another database. */
export interface MovedTable {
  name: string;
  /** Without generated columns. */
  columns: readonly string[];
  key: readonly string[];
}

type Row = Record<string, unknown>;
type Reader = Database | DatabaseTransaction;

const AT_ONCE = 500;

/** Tables to which others refer come first. */
const FIRST = ['users', 'admins', 'sessions'];
/** Not moved, because each database has its own migrations. */
const OWN = new Set(['schema_versions']);

/** The tables of a database file, in an order in which they can be filled. */
export async function movedTables(db: Reader): Promise<MovedTable[]> {
  const { rows } = await sql<{ name: string; column: string; pk: number }>`
    SELECT t.name, c.name AS "column", c.pk FROM sqlite_master AS t JOIN pragma_table_xinfo(t.name) AS c
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE 'user_search%' AND c.hidden = 0
    ORDER BY t.rowid, c.cid`.execute(db);
  const names = [...new Set(rows.map(({ name }) => name))].filter((name) => !OWN.has(name));
  return names
    .sort((one, two) => orderOf(one) - orderOf(two))
    .map((name) => {
      const columns = rows.filter((row) => row.name === name);
      const key = columns.filter(({ pk }) => pk > 0).sort((one, two) => one.pk - two.pk);
      return {
        name,
        columns: columns.map(({ column }) => column),
        key: key.map(({ column }) => column),
      };
    });
}

function orderOf(name: string): number {
  const found = FIRST.indexOf(name);
  return found === -1 ? FIRST.length : found;
}

/** All rows in the order of their key, which is the same in both databases. */
export async function* rowsOf(db: Reader, table: MovedTable): AsyncGenerator<Row[]> {
  const names = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));
  const keys = names(table.key);
  let after: RawBuilder<unknown> = sql`1 = 1`;
  for (;;) {
    const { rows } = await sql<Row>`
      SELECT ${names(table.columns)} FROM ${sql.table(table.name)}
      WHERE ${after} ORDER BY ${keys} LIMIT ${AT_ONCE}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = sql`(${keys}) > (${sql.join(table.key.map((name) => last[name]))})`;
  }
}

/** Inserts rows unchanged. */
export async function insertRows(
  trx: DatabaseTransaction,
  { name, columns }: MovedTable,
  rows: readonly Row[],
): Promise<void> {
  const lists = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`INSERT INTO ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    VALUES ${sql.join(lists)}`.execute(trx);
}

export interface TableContents {
  rows: number;
  hash: string;
}

/** The number of rows in a table, and a hash of their contents as PostgreSQL can store them. */
export async function contentsOf(db: Reader, table: MovedTable): Promise<TableContents> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of rowsOf(db, table)) {
    count += rows.length;
    for (const row of rows)
      hash.update(JSON.stringify(table.columns.map((name) => sendable(row[name]))));
  }
  return { rows: count, hash: hash.digest('hex') };
}

/** On PostgreSQL, sets the counter of the key after the moved rows, so that the next number is new. */
export async function goOnCounting(trx: DatabaseTransaction, table: MovedTable): Promise<void> {
  const [key = ''] = table.key;
  const { rows } = await sql<{ counter: string | null }>`
    SELECT pg_get_serial_sequence(${table.name}, ${key}) AS counter`.execute(trx);
  const counter = rows[0]?.counter ?? null;
  if (counter === null) return;
  await sql`SELECT setval(${counter}, MAX(${sql.ref(key)})) FROM ${sql.table(table.name)}`.execute(
    trx,
  );
}
