import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { connectionOf, whileOpen } from './at-once';
import type { Db, Dialect, DirectorySearch, Work } from './dialect';

// The search index contains sequences of three letters, so shorter words are searched row by row.
const INDEXED_FROM = 3;

export const sqlite: Dialect = {
  name: 'sqlite',
  ownMigrations: undefined,
  firstMigration: 1,
  withOwnTypes: (text) => text,
  hasTable: async (db, name) => {
    const found = sql`SELECT 1 FROM sqlite_master WHERE name = ${name}`;
    return (await found.execute(db)).rows.length > 0;
  },
  // In our migrations a semicolon at the end of a line always ends a statement.
  statementsOf: (text) => text.split(/;\s*\n/).filter((statement) => statement.trim() !== ''),
  // The data folder is locked, so there is only one process.
  aloneOnSchema: async (db, work) => work(db),
  inTransaction: async (db, work) => inTransaction(db, db, work),
  inUserTransaction: async (db, _userId, work) => inTransaction(db, db, work),
  inReading: async (db, work) => inTransaction(db, db, work),
  // Holds the connection, so nothing else writes on it in the meantime.
  withoutFsync: async (db, work) =>
    db.connection().execute(async (connection) => {
      connectionOf(db)?.exec('PRAGMA synchronous = NORMAL');
      try {
        return await inTransaction(db, connection, work);
      } finally {
        connectionOf(db)?.exec('PRAGMA synchronous = FULL');
      }
    }),
  takingJob: async (db, take) => take(db),
  notify: () => Promise.resolve(),
  notifyOfChange: () => undefined,
  locksRows: false,
  insertedRows: (rows, columns) => {
    const others = Array.from({ length: columns - 1 }, (_, at) => `column${at + 1}`);
    const row = `(${others.map(() => '?').join()})`;
    // Without a WHERE, SQLite would parse the ON of ON CONFLICT as part of a join.
    return `SELECT ?, ${others.join()} FROM (VALUES ${new Array<string>(rows).fill(row).join()}) WHERE true`;
  },
  listOf: (values) => JSON.stringify(values),
  inList: (list) => sql`(SELECT value FROM json_each(${list}))`,
  rowId: 'rowid',
  nameOrder: ['first_name COLLATE NOCASE', 'last_name COLLATE NOCASE'],
  jsonRows: (columns, from) =>
    sql`(SELECT json_group_array(json_object(${namesAndValues(columns)})) FROM ${from})`,
  search: {
    isIndexed: (word) => Array.from(word).length >= INDEXED_FROM,
    indexHolds: (words, way) => {
      // With a plus before it, SQLite does not use the column to look rows up.
      const n = way === 'walk' ? sql`+n` : sql`n`;
      return sql<SqlBool>`${n} IN (SELECT rowid FROM user_search WHERE user_search MATCH ${questionOf(words)})`;
    },
    textHolds: (word) => {
      const tries = casesOf(word).map((text) => {
        const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
        return sql`search_text LIKE ${pattern} ESCAPE '\\'`;
      });
      return sql<SqlBool>`(${sql.join(tries, sql` OR `)})`;
    },
    count: (words) =>
      sql`SELECT COUNT(*) AS count FROM user_search WHERE user_search MATCH ${questionOf(words)}`,
  } satisfies DirectorySearch,
};

/** @param connection the connection on which it runs */
async function inTransaction<T>(db: Db, connection: Db, work: Work<T>): Promise<T> {
  return connection.transaction().execute(async (trx) => whileOpen(db, trx, work));
}

/** Quotes each word as a phrase, so that nothing in it has a meaning for the index. */
function questionOf(words: readonly string[]): string {
  return words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
}

/** LIKE ignores the case of A to Z only, so for other letters each case is tried. */
function casesOf(word: string): string[] {
  const lower = word.toLowerCase();
  const cases = [lower, word.toUpperCase(), lower.charAt(0).toUpperCase() + lower.slice(1)];
  return /^\p{ASCII}*$/u.test(word) ? [lower] : [...new Set(cases)];
}

function namesAndValues(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`));
}
