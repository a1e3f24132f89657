import type { Database, DatabaseTransaction } from './database';
import type { ReadingsTable } from './tables';

/** Keeps an answer of a provider, as soon as it is here: whatever dies then, it is not asked again. */
export async function keepReading(db: Database, reading: ReadingsTable): Promise<void> {
  await db.insertInto('readings').values(reading).execute();
}

/** The answer to the same question of the same person, newest first. */
export async function findReading(
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
export async function forgetReadingsOfGoneMeals(db: Database | DatabaseTransaction): Promise<void> {
  await db
    .deleteFrom('readings')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('records')
            .select('records.id')
            .whereRef('records.user_id', '=', 'readings.user_id')
            .whereRef('records.id', '=', 'readings.meal_id')
            .where('records.type', '=', 'meal')
            .where('records.data', '!=', 'null'),
        ),
      ),
    )
    .execute();
}
