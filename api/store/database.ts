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

/** The write-ahead log is cut to this size, in bytes, when it is reset. */
const LOG_MOST = 16 * 1024 ** 2;

/**
 * Opens the database file, or ':memory:'. synchronous=FULL is set on every connection: on a file that is already in
 * WAL mode the library would use NORMAL, which loses acknowledged writes on power loss.
 * @param contents the initial contents of a database in memory
 */
export function openDatabase(file: string, contents?: Buffer): Database {
  if (file !== ':memory:') makePrivately(file);
  const connection = new SQLite(contents ?? file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  // A first upload writes the same index pages again and again. A checkpoint every 16 MB instead of every 4 MB copies
  // them once instead of four times.
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

/** Creates a file that only this account can read. SQLite gives its other files the same mode. */
function makePrivately(file: string): void {
  try {
    // Fails if the file exists. Opening and closing it would release the locks of other connections to it.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

// Inserts of 1 to 100 rows are separate statements, for two tables.
const STATEMENTS_KEPT = 500;

interface Prepared {
  close: () => void;
  prepare: (text: string) => SQLite.Statement;
}

/**
 * Wraps the connection so that each statement is prepared only once: preparing takes as long as running most of them.
 */
export function preparing(connection: SQLite.Database): Prepared {
  const kept = new LRUCache<string, SQLite.Statement>({ max: STATEMENTS_KEPT });
  // After an error such as a full disk, SQLite has already rolled back; a failing ROLLBACK would hide the error.
  const nothing = connection.prepare('SELECT 1 WHERE 0');
  // A transaction that reads first and then writes fails at once if another connection is writing, for example the
  // checkpoint thread. BEGIN IMMEDIATE takes the write lock before the first read, and waits for it.
  const begin = connection.prepare('BEGIN IMMEDIATE');
  const prepare = (text: string) => {
    if (text === 'begin') return begin;
    if (text === 'rollback' && !connection.inTransaction) return nothing;
    // Some pragmas run when they are prepared, so a cached statement would run only once.
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

/** The key of the database epoch in the table `sys`. */
export const EPOCH = 'epoch';

/** The database epoch: the name of the server's numbering. */
export async function readEpoch(db: Database | DatabaseTransaction): Promise<string> {
  const epoch = await readSys(db, EPOCH);
  if (epoch === undefined) throw new Error('The database has no epoch.');
  return epoch;
}

/**
 * Starts a new database epoch; call it after a restore. Devices that had synced more than the backup holds notice the
 * new epoch and send what it lacks. Old epochs are kept, because their backups are of this database too.
 */
export async function beginEpoch(db: Database): Promise<string> {
  const v = randomUUID();
  const past = [...(await pastEpochs(db)), await readEpoch(db)];
  await putSys(db, PAST, JSON.stringify(past));
  await putSys(db, EPOCH, v);
  return v;
}

const PAST = 'past_epochs';

/** The epochs that ended with a restore. */
export async function pastEpochs(db: Database): Promise<string[]> {
  return JSON.parse((await readSys(db, PAST)) ?? '[]') as string[];
}

/** The value that the server stored under a key; undefined if there is none. */
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
