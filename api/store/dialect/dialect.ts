import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';

import type { Tables } from '../tables';
import type { Notice } from './notice';

export type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;
export type Work<T> = (trx: Trx) => Promise<T>;

/** What differs between SQLite and PostgreSQL. Everything else in the store is the same for both. */
export interface Dialect {
  name: 'sqlite' | 'postgres';
  /** A folder next to `migrations` whose files replace those with the same name. */
  ownMigrations: string | undefined;
  /** The number of the first migration that it applies, which replaces all earlier ones. */
  firstMigration: number;
  /** Adapts the column types of a shared migration to this database. */
  withOwnTypes: (text: string) => string;
  /** Whether a table exists. */
  hasTable: (db: Db, name: string) => Promise<boolean>;
  /** Splits a migration file into the statements to send. */
  statementsOf: (file: string) => string[];
  /** Runs work while no other process migrates this database. */
  aloneOnSchema: <T>(db: Db, work: (db: Db) => Promise<T>) => Promise<T>;
  /** Runs a transaction. No other transaction writes between its first read and its end. */
  inTransaction: <T>(db: Db, work: Work<T>) => Promise<T>;
  /** Runs a transaction that locks only what it changes, so transactions of other users can run in parallel. */
  inUserTransaction: <T>(db: Db, userId: string, work: Work<T>) => Promise<T>;
  /** Runs a read-only transaction on a consistent snapshot, without waiting for locks. */
  inReading: <T>(db: Db, work: Work<T>) => Promise<T>;
  /** Runs a transaction whose commit does not wait for the disk. */
  withoutFsync: <T>(db: Db, work: Work<T>) => Promise<T>;
  /** Runs a statement that leases a job, so that no job is leased twice and the limit per user is kept. */
  takingJob: <T>(db: Db, take: (db: Db) => Promise<T>) => Promise<T>;
  /**
   * Notifies all processes on the database once the transaction is committed. Does nothing on SQLite, which has one
   * process.
   */
  notify: (db: Db | Trx, notice: Notice) => Promise<void>;
  /** Notifies the other processes of a user's latest sequence number, soon after the transaction is committed. */
  notifyOfChange: (trx: Trx, userId: string, seq: number) => void;
  /** Whether a read can lock single rows. */
  locksRows: boolean;
  /** The values part of an INSERT with this many rows. The value of the first column is bound once for all rows. */
  insertedRows: (rows: number, columns: number) => string;
  /** Packs a list into one value, so that a statement has the same text for any length. */
  listOf: (values: readonly string[]) => unknown;
  /** Such a list as the operand of IN. */
  inList: (list: unknown) => RawBuilder<string>;
  /** The name of the internal row id column. */
  rowId: string;
  /** Columns of `user_directory` that sort it by name, ignoring case. */
  nameOrder: readonly string[];
  /** Rows as JSON text: an array of objects. @param from what follows FROM */
  jsonRows: (columns: readonly string[], from: RawBuilder<unknown>) => RawBuilder<string>;
  /** How `user_directory` is searched. */
  search: DirectorySearch;
}

export interface DirectorySearch {
  /** Whether the index can find a word. */
  isIndexed: (word: string) => boolean;
  /** @param way see `searchCondition` */
  indexHolds: (words: readonly string[], way: 'find' | 'walk') => RawBuilder<SqlBool>;
  textHolds: (word: string) => RawBuilder<SqlBool>;
  /** The number of rows with all of these words, which must be indexed. */
  count: (words: readonly string[]) => RawBuilder<{ count: number }>;
}
