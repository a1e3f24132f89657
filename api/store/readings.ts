import { sql } from 'kysely';

import type { Database } from './database';
import { inSlices } from './slices';
import type { ReadingsTable } from './tables';
import { unsynced } from './in-transaction';

/** Keeps an answer of a provider, as soon as it is here: whatever dies then, it is not asked again. */
export async function createReading(db: Database, reading: ReadingsTable): Promise<void> {
  await db.insertInto('readings').values(reading).execute();
}

/** The answer to the same question of the same person, newest first. */
export async function getReading(
  db: Database,
  userId: string,
  question: string,
): Promise<ReadingsTable | undefined> {
  return db
    .selectFrom('readings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('question', '=', question)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Lets go of the answers about meals that are gone: deleted and blanked, or not known at all. */
export async function forgetReadingsOfGoneMeals(db: Database): Promise<void> {
  let after = '';
  await inSlices(async (most) => {
    const rows = await readingsAfter(db, after, most);
    const gone = rows.filter((row) => row.is_gone === 1).map(({ id }) => id);
    if (gone.length > 0) {
      await unsynced(db, async (trx) =>
        trx.deleteFrom('readings').where('id', 'in', gone).execute(),
      );
    }
    after = rows.at(-1)?.id ?? after;
    return rows.length;
  });
}

/** Answers in the order of their ids, and whether their meal is gone. */
async function readingsAfter(
  db: Database,
  after: string,
  most: number,
): Promise<{ id: string; is_gone: number }[]> {
  const { rows } = await sql<{ id: string; is_gone: number }>`
    SELECT reading.id, NOT EXISTS (
      SELECT 1 FROM records AS meal
      WHERE meal.user_id = reading.user_id AND meal.type = 'meal' AND meal.id = reading.meal_id
        AND meal.data <> 'null'
    ) AS is_gone
    FROM readings AS reading WHERE reading.id > ${after} ORDER BY reading.id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}
