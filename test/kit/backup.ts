import { beginEpoch, type Database } from '../../api/store/database';

// The tables of a user that sync writes, children first.
const TABLES = ['photo_charges', 'ops', 'replicas', 'records'] as const;

/** Restores the user's part of the database and starts a new epoch, unless `says` is false. */
export type PutBack = (options?: { says: boolean }) => Promise<void>;

/** Backs up what sync stores of one user; the tests of a file share one database. */
export async function takeBackup(db: Database, userId: string): Promise<PutBack> {
  const ofPerson = await Promise.all(
    TABLES.map(async (table) =>
      db.selectFrom(table).selectAll().where('user_id', '=', userId).execute(),
    ),
  );
  const user = await db
    .selectFrom('users')
    .select(['seq', 'floor', 'images_uploaded'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return async ({ says } = { says: true }) => {
    for (const table of TABLES) {
      await db.deleteFrom(table).where('user_id', '=', userId).execute();
    }
    for (const [index, table] of [...TABLES.entries()].reverse()) {
      const rows = ofPerson[index] ?? [];
      if (rows.length > 0) {
        await db.insertInto(table).values(rows).execute();
      }
    }
    await db.updateTable('users').set(user).where('id', '=', userId).execute();
    if (says) await beginEpoch(db);
  };
}
