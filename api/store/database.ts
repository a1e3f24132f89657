import { closeSync, openSync } from 'node:fs';

import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase, type Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';

import type { Tables } from './tables';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** Name of the database in the data folder. */
export const DATABASE_FILE = 'platelog.sqlite';

/**
 * Opens the database file, or ':memory:'.
 * synchronous=FULL is set on every connection: on a file that is already in WAL mode the library
 * would run NORMAL, which loses acknowledged writes on power loss.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') makePrivately(file);
  const connection = new SQLite(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  // A first upload writes the same pages of the indexes again and again: they are carried over into
  // the file when 16 MB have come together, not four times on the way.
  connection.pragma('wal_autocheckpoint = 4000');
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('secure_delete = ON');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparing(connection) }) });
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

const STATEMENTS_KEPT = 200;

/** The connection, with each statement prepared once: preparing takes as long as most of them run. */
export function preparing(connection: SQLite.Database): SqliteDatabase {
  const kept = new LRUCache<string, SQLite.Statement>({ max: STATEMENTS_KEPT });
  // An error such as a full disk has rolled back by itself; a failing ROLLBACK would hide its cause.
  const nothing = connection.prepare('SELECT 1 WHERE 0');
  const prepare = (text: string) => {
    if (text === 'rollback' && !connection.inTransaction) return nothing;
    // Some pragmas act when they are prepared, and would act but once.
    if (text.startsWith('PRAGMA')) return connection.prepare(text);
    const statement = kept.get(text) ?? connection.prepare(text);
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
