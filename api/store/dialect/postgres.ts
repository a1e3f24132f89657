import { type QueryExecutorProvider, sql, type SqlBool } from 'kysely';

import { changeNoticesOf } from './change-notices';
import type { Db, Dialect, Work } from './dialect';
import { CHANNEL, textOfNotice } from './notice';
import { Turns } from './turns';

// Advisory locks with two numbers: the first is ours ('plat'), so other programs on the database have others.
const OURS = 0x706c6174;
const SCHEMA = sql.lit(1);
const WRITERS = sql.lit(2);
const JOBS = sql.lit(3);

const ours = sql.lit(OURS);

export const postgres: Dialect = {
  name: 'postgres',
  ownMigrations: 'migrations-postgres',
  firstMigration: 29,
  // Text in byte order and 64-bit integers, as on SQLite.
  withOwnTypes: (text) =>
    text
      .replace(/\b(?:TEXT|VARCHAR\(\d{1,5}\))/g, 'TEXT COLLATE "C"')
      .replace(/\bINTEGER\b/g, 'BIGINT'),
  hasTable: async (db, name) => {
    const found = sql`SELECT 1 FROM pg_tables WHERE tablename = ${name} AND schemaname = current_schema()`;
    return (await found.execute(db)).rows.length > 0;
  },
  // A statement may contain a function, with statements of its own.
  statementsOf: (text) => [text],
  aloneOnSchema: async (db, work) =>
    db.connection().execute(async (connection) => {
      // Building an index of a large table takes minutes, and another server that starts waits for it.
      await sql`SET statement_timeout = 0`.execute(connection);
      await sql`SELECT pg_advisory_lock(${ours}, ${SCHEMA})`.execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql`SELECT pg_advisory_unlock(${ours}, ${SCHEMA})`.execute(connection);
        await sql`RESET statement_timeout`.execute(connection);
      }
    }),
  inTransaction: async (db, work) =>
    turnsOf(db).take('', async () =>
      tellingChanges(db, async (trx) => {
        await sql`SELECT pg_advisory_xact_lock(${ours}, ${WRITERS})`.execute(trx);
        return work(trx);
      }),
    ),
  inUserTransaction: async (db, userId, work) =>
    turnsOf(db).take(userId, async () =>
      tellingChanges(db, async (trx) => {
        await sql`SELECT pg_advisory_xact_lock_shared(${ours}, ${WRITERS})`.execute(trx);
        return work(trx);
      }),
    ),
  inReading: async (db, work) =>
    db.transaction().setIsolationLevel('repeatable read').execute(work),
  withoutFsync: async (db, work) =>
    postgres.inTransaction(db, async (trx) => {
      await sql`SET LOCAL synchronous_commit = off`.execute(trx);
      return work(trx);
    }),
  takingJob: async (db, take) =>
    db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(${ours}, ${JOBS})`.execute(trx);
      return take(trx);
    }),
  notify: async (db, notice) => {
    await sql`SELECT pg_notify(${CHANNEL}, ${textOfNotice(db, notice)})`.execute(db);
  },
  notifyOfChange: (trx, userId, seq) => {
    changeNoticesOf(trx).note(trx, userId, seq);
  },
  locksRows: true,
  insertedRows: (rows, columns) => {
    const others = columns - 1;
    const marksOf = (row: number) => numbers(others).map((n) => `$${row * others + n + 2}`);
    const list = numbers(rows).map((row) => `(${['$1', ...marksOf(row)].join()})`);
    return `VALUES ${list.join()}`;
  },
  listOf: (values) => values,
  inList: (list) => sql`(SELECT unnest(${list}::text[]))`,
  rowId: 'ctid',
  // The columns have byte order, so this ignores the case of A to Z only, as on SQLite.
  nameOrder: ['lower(first_name)', 'lower(last_name)'],
  jsonRows: (columns, from) =>
    sql`(SELECT COALESCE(json_agg(json_build_object(${sql.join(
      columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`),
    )}))::text, '[]') FROM ${from})`,
  search: {
    isIndexed: (word) => Array.from(word).length >= 3,
    indexHolds: (words) => holdsAll(words),
    textHolds: (word) => holdsAll([word]),
    count: (words) => sql`SELECT COUNT(*) AS count FROM user_directory WHERE ${holdsAll(words)}`,
  },
};

/** Runs a transaction, and notifies other processes of its changes to records after the commit. */
async function tellingChanges<T>(db: Db, work: Work<T>): Promise<T> {
  const [done, trx] = await db
    .transaction()
    .execute(async (open) => [await work(open), open] as const);
  changeNoticesOf(db).committed(trx);
  return done;
}

const turns = new WeakMap<object, Turns>();

/**
 * Transactions that would wait for a lock in the database wait here, so a hundred uploads of one user use one
 * connection.
 */
function turnsOf(db: QueryExecutorProvider): Turns {
  const { adapter } = db.getExecutor();
  const found = turns.get(adapter) ?? new Turns();
  turns.set(adapter, found);
  return found;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function holdsAll(words: readonly string[]) {
  const conditions = words.map((word) => {
    const pattern = `%${foldLetters(word).replace(/[\\%_]/g, '\\$&')}%`;
    return sql`fold_letters(search_text) LIKE ${pattern}`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`;
}

/** Like the database function `fold_letters`. */
function foldLetters(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
