import { sql } from 'kysely';

import type { Database } from './database';
import { inTransaction, withoutFsync } from './in-transaction';
import { inSlices } from './long-work/in-slices';
import type { ReadingsTable } from './tables';

const MILLION = 1_000_000;

/** What the calls of a job may cost, and what they have cost, in the money of the settings. */
export interface Reservation {
  /** 'YYYY-MM-DD' in UTC. */
  day: string;
  calls: number;
  cost: number;
}

/**
 * Sets money aside for calls, before they are made: whatever dies then, it counts as spent. False where
 * the day's limit would be passed.
 */
export async function reserveCalls(
  db: Database,
  { day, calls, cost }: Reservation,
  limit: number | undefined,
): Promise<boolean> {
  const millionths = Math.ceil(cost * MILLION);
  const most = limit === undefined ? Number.MAX_SAFE_INTEGER : Math.floor(limit * MILLION);
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('provider_days')
      .values({ day, calls: 0, cost: 0 })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const reserved = await trx
      .updateTable('provider_days')
      .set((eb) => ({ calls: eb('calls', '+', calls), cost: eb('cost', '+', millionths) }))
      .where('day', '=', day)
      .where((eb) => eb(eb('cost', '+', millionths), '<=', most))
      .executeTakeFirst();
    return reserved.numUpdatedRows > 0n;
  });
}

/** Puts what was really asked and spent in the place of what was set aside. */
export async function settleCalls(
  db: Database,
  reserved: Reservation,
  real: Omit<Reservation, 'day'>,
): Promise<void> {
  const cost = Math.ceil(real.cost * MILLION) - Math.ceil(reserved.cost * MILLION);
  await db
    .updateTable('provider_days')
    .set((eb) => ({
      calls: eb('calls', '+', real.calls - reserved.calls),
      cost: eb('cost', '+', cost),
    }))
    .where('day', '=', reserved.day)
    .execute();
}

/** Counts one more question of a person on a day; false where they have asked as often as they may. */
export async function takeQuestion(
  db: Database,
  { userId, day, most }: { userId: string; day: string; most: number },
): Promise<boolean> {
  const taken = await db
    .insertInto('provider_use')
    .values({ user_id: userId, day, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((eb) => ({ calls: eb('provider_use.calls', '+', 1) }))
        .where('provider_use.calls', '<', most),
    )
    .executeTakeFirst();
  return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Gives back a question that the provider did not hear. */
export async function returnQuestion(
  db: Database,
  { userId, day }: { userId: string; day: string },
): Promise<void> {
  await db
    .updateTable('provider_use')
    .set((eb) => ({ calls: eb('calls', '-', 1) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('calls', '>', 0)
    .execute();
}

/** Lets go of the days before one; the money that was spent stays known for longer than who asked. */
export async function forgetUseBefore(
  db: Database,
  { person, money }: { person: string; money: string },
): Promise<void> {
  await db.deleteFrom('provider_use').where('day', '<', person).execute();
  await db.deleteFrom('provider_days').where('day', '<', money).execute();
}

/** The last days on which the provider was asked, newest first. */
export async function providerDays(db: Database, limit: number): Promise<Reservation[]> {
  const rows = await db
    .selectFrom('provider_days')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ day, calls, cost }) => ({ day, calls, cost: cost / MILLION }));
}

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
      await withoutFsync(db, async (trx) =>
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
