import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';

import type { Tables } from '../tables';
import type { Notice } from './notice';

export type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;
export type Work<T> = (trx: Trx) => Promise<T>;

/** What the two databases do in different ways. Everything else of the store is the same for both. */
export interface Dialect {
  name: 'sqlite' | 'postgres';
  /** The folder, beside `migrations`, of files that take the place of those of the same name there. */
  ownMigrations: string | undefined;
  /** The number of the first migration that it takes, which stands for all before it. */
  firstMigration: number;
  /** A migration that both databases take, with the types of columns that this one has. */
  withOwnTypes: (text: string) => string;
  /** Whether a table is there. */
  hasTable: (db: Db, name: string) => Promise<boolean>;
  /** A file of migrations as what is sent to the database one after the other. */
  statementsOf: (file: string) => string[];
  /** Runs work that no other process does at the same time on this database. */
  aloneOnSchema: <T>(db: Db, work: (db: Db) => Promise<T>) => Promise<T>;
  /** Begins a transaction. Nobody else writes between its first read and its end. */
  inTransaction: <T>(db: Db, work: Work<T>) => Promise<T>;
  /** Begins one that locks what it changes: transactions of other people go on beside it. */
  inUserTransaction: <T>(db: Db, userId: string, work: Work<T>) => Promise<T>;
  /** Begins one that sees the same state from its first read to its end, and waits for nobody. */
  inReading: <T>(db: Db, work: Work<T>) => Promise<T>;
  /** Begins one whose commit does not wait for the disk. */
  withoutFsync: <T>(db: Db, work: Work<T>) => Promise<T>;
  /** Runs a statement that takes a job, so that no two take one, nor one too many of a person. */
  takingJob: <T>(db: Db, take: (db: Db) => Promise<T>) => Promise<T>;
  /** Tells all processes on the database, as soon as the transaction is committed. One alone is told otherwise. */
  notify: (db: Db | Trx, notice: Notice) => Promise<void>;
  /** Tells the other processes where a person's records stand, soon after the transaction is committed. */
  notifyOfChange: (trx: Trx, userId: string, seq: number) => void;
  /** Whether a row that is read to be changed is locked by the read itself. */
  locksRows: boolean;
  /** What follows the columns in an INSERT of so many rows: the value of the first column is given once, for all. */
  insertedRows: (rows: number, columns: number) => string;
  /** A list as one value: a statement has the same text for any number of them. */
  listOf: (values: readonly string[]) => unknown;
  /** Such a list, for IN. */
  inList: (list: unknown) => RawBuilder<string>;
  /** The place of a row in its table, by which it is found at once in the statement that asks for it. */
  rowId: string;
  /** Columns of `user_directory` that order it by name, whatever the case of letters. */
  nameOrder: readonly string[];
  /** Rows as a text of JSON: a list of objects. @param from what follows FROM */
  jsonRows: (columns: readonly string[], from: RawBuilder<unknown>) => RawBuilder<string>;
  /** How rows of `user_directory` are found by their words. */
  search: DirectorySearch;
}

export interface DirectorySearch {
  /** Whether an index helps to find a word. */
  isIndexed: (word: string) => boolean;
  /** @param way as of `searchCondition` */
  indexHolds: (words: readonly string[], way: 'find' | 'walk') => RawBuilder<SqlBool>;
  textHolds: (word: string) => RawBuilder<SqlBool>;
  /** How many rows hold all of these words, where all are indexed. */
  count: (words: readonly string[]) => RawBuilder<{ count: number }>;
}
