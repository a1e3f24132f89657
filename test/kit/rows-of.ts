import type { Database } from '../../api/store/database';
import { OWNED } from '../../api/store/erase-account';

/** How many rows of a person there are in all tables that hold what is a person's own. */
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

/** All that a person was asked and has answered, oldest first. */
export async function consentRowsOf(db: Database, userId: string) {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Every row of every table, the search index's own tables too. */
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
