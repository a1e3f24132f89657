import { sql } from 'kysely';

import { RECORD_TYPES } from '#shared/records/index';

import { digestsAt } from '../changes';
import type { Database, DatabaseTransaction } from '../database';
import { inReading, inTransaction } from '../in-transaction';
import {
  contentsOf,
  goOnCounting,
  insertRows,
  type MovedTable,
  movedTables,
  rowsOf,
} from './moved-table';

export interface Moved {
  accounts: number;
  rows: number;
  tables: number;
}

/**
 * Copies everything from a database file to an empty PostgreSQL database, both with the newest schema, and compares
 * each table and each account. All in one transaction.
 * @throws if the target has data already, or if something differs afterwards
 */
export async function moveDatabase(from: Database, to: Database): Promise<Moved> {
  return inReading(from, async (source) =>
    inTransaction(to, async (target) => {
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(target);
      if (await isUsed(target))
        throw new Error('The database of DATABASE_URL holds accounts already. Nothing was moved.');
      const tables = await movedTables(source);
      for (const table of tables) await copy(source, target, table);
      let rows = 0;
      for (const table of tables) rows += await compare(source, target, table);
      const accounts = await compareAccounts(source, target);
      return { accounts, rows, tables: tables.length };
    }),
  );
}

/** Whether a database with the newest schema has data that a move would take away. */
export async function isUsed(target: Database | DatabaseTransaction): Promise<boolean> {
  for (const table of ['users', 'admins', 'audit_log'] as const) {
    const found = await target.selectFrom(table).select(sql.lit(1).as('one')).limit(1).execute();
    if (found.length > 0) return true;
  }
  return false;
}

async function copy(
  source: DatabaseTransaction,
  target: DatabaseTransaction,
  table: MovedTable,
): Promise<void> {
  // Removes the initial rows of a new database, and rows that triggers have created from earlier tables.
  await sql`DELETE FROM ${sql.table(table.name)}`.execute(target);
  for await (const rows of rowsOf(source, table)) await insertRows(target, table, rows);
  await goOnCounting(target, table);
}

async function compare(
  source: DatabaseTransaction,
  target: DatabaseTransaction,
  table: MovedTable,
): Promise<number> {
  const [before, after] = [await contentsOf(source, table), await contentsOf(target, table)];
  if (before.rows === after.rows && before.hash === after.hash) return after.rows;
  throw new Error(
    `The table ${table.name} differs: ${before.rows} rows in the file, ${after.rows} in the other database. Nothing was moved.`,
  );
}

/** Compares digests, like devices do with a server. */
async function compareAccounts(
  source: DatabaseTransaction,
  target: DatabaseTransaction,
): Promise<number> {
  const accounts = await source.selectFrom('users').select(['id as userId', 'seq']).execute();
  for (const account of accounts) {
    const before = await digestsAt(source, account, RECORD_TYPES);
    const after = await digestsAt(target, account, RECORD_TYPES);
    if (JSON.stringify(before) !== JSON.stringify(after))
      throw new Error(`The account ${account.userId} differs. Nothing was moved.`);
  }
  return accounts.length;
}
