import type { Database } from '../../api/store/database';
import { OWNED } from '../../api/store/erase-account';

/** The number of rows that belong to a user in all tables with user data. */
export async function rowsOf(db: Database, userId: string): Promise<number> {
  const counts = await Promise.all(
    OWNED.map(async (table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** All consent questions and answers of a user, oldest first. */
export async function consentRowsOf(db: Database, userId: string) {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Every row of every table, including the tables of the search index. */
export async function everyRow(db: Database): Promise<unknown[]> {
  const tables = await db.introspection.getTables();
  return Promise.all(
    tables.map(async ({ name }) =>
      db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ),
  );
}
