import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';

import { answersAtOnce } from './dialect/at-once';
import { LogSync, shareSyncs } from './write-ahead-log/log-sync';
import { statement } from './dialect/statement';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** Name of the database in the data folder. */
export const DATABASE_FILE = 'platelog.sqlite';

/** The log is cut to this size, in bytes, when it starts from its beginning. */
const LOG_MOST = 16 * 1024 ** 2;

/**
 * Opens the database file, or ':memory:'.
 * synchronous=FULL is set on every connection: on a file that is already in WAL mode the library
 * would run NORMAL, which loses acknowledged writes on power loss.
 * @param contents the file that a database in memory begins with
 */
export function openDatabase(file: string, contents?: Buffer): Database {
  if (file !== ':memory:') makePrivately(file);
  const connection = new SQLite(contents ?? file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  // A first upload writes the same pages of the indexes again and again: they are carried over into
  // the file when 16 MB have come together, not four times on the way.
  connection.pragma('wal_autocheckpoint = 4000');
  connection.pragma(`journal_size_limit = ${LOG_MOST}`);
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('secure_delete = ON');
  const log = file === ':memory:' ? undefined : new LogSync(`${file}-wal`);
  const database = preparing(connection);
  const close = () => {
    log?.close();
    database.close();
  };
  const dialect = new SqliteDialect({ database: { ...database, close } });
  const db = new Kysely<Tables>({ dialect });
  answersAtOnce(db, {
    get inTransaction() {
      return connection.inTransaction;
    },
    prepare: database.prepare,
    exec: (text) => {
      connection.exec(text);
    },
  });
  if (log) shareSyncs(db, log);
  return db;
}

/** Makes a file that only this account can read; SQLite gives its other files the same mode. */
function makePrivately(file: string): void {
  try {
    // Never opens one that is there: closing it would end the locks of other connections to it.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

// Inserts of one to a hundred rows are a statement each, for two tables.
const STATEMENTS_KEPT = 500;

interface Prepared {
  close: () => void;
  prepare: (text: string) => SQLite.Statement;
}

/** The connection, with each statement prepared once: preparing takes as long as most of them run. */
export function preparing(connection: SQLite.Database): Prepared {
  const kept = new LRUCache<string, SQLite.Statement>({ max: STATEMENTS_KEPT });
  // An error such as a full disk has rolled back by itself; a failing ROLLBACK would hide its cause.
  const nothing = connection.prepare('SELECT 1 WHERE 0');
  // A transaction that has read and then wants to write fails at once where another connection is writing, were
  // it the thread that empties the log. Asked for before the first read, the lock is waited for.
  const begin = connection.prepare('BEGIN IMMEDIATE');
  const prepare = (text: string) => {
    if (text === 'begin') return begin;
    if (text === 'rollback' && !connection.inTransaction) return nothing;
    // Some pragmas act when they are prepared, and would act but once.
    if (text.startsWith('PRAGMA')) return connection.prepare(text);
    const known = kept.get(text);
    if (known) return known;
    const statement = connection.prepare(text);
    kept.set(text, statement);
    return statement;
  };
  return {
    close: () => {
      connection.close();
    },
    prepare,
  };
}

/** Under which key the name of the history is noted. */
export const EPOCH = 'epoch';

/** The name of the history that sequence numbers count in. */
export async function readEpoch(db: Database | DatabaseTransaction): Promise<string> {
  const epoch = await readSys(db, EPOCH);
  if (epoch === undefined) throw new Error('The database has no epoch.');
  return epoch;
}

/**
 * Begins a new history: to be called when a backup has been put back. Devices that were further than
 * the backup notice the new name and bring back what it lacks. The names of before are kept: backups of
 * them are of this database.
 */
export async function beginEpoch(db: Database): Promise<string> {
  const v = randomUUID();
  const past = [...(await pastEpochs(db)), await readEpoch(db)];
  await putSys(db, PAST, JSON.stringify(past));
  await putSys(db, EPOCH, v);
  return v;
}

const PAST = 'past_epochs';

/** The names of the histories that ended with a restore. */
export async function pastEpochs(db: Database): Promise<string[]> {
  return JSON.parse((await readSys(db, PAST)) ?? '[]') as string[];
}

/** What the server has noted of itself under a key; undefined where nothing. */
export async function readSys(
  db: Database | DatabaseTransaction,
  k: string,
): Promise<string | undefined> {
  const [row] = await sysOf(db, { k });
  return row?.v;
}

const sysOf = statement((db, { k }: { k: string }) =>
  db.selectFrom('sys').select('v').where('k', '=', k),
);

export async function putSys(db: Database, k: string, v: string): Promise<void> {
  await db
    .insertInto('sys')
    .values({ k, v })
    .onConflict((conflict) => conflict.column('k').doUpdateSet({ v }))
    .execute();
}
