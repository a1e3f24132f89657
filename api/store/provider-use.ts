import { sql } from 'kysely';

import type { Database } from './database';
import { inTransaction, withoutFsync } from './in-transaction';
import { inSlices } from './long-work/in-slices';
import type { ReadingsTable } from './tables';

const MILLION = 1_000_000;

/** The reserved or real calls and costs of a job, in the currency of the settings. */
export interface Reservation {
  /** 'YYYY-MM-DD' in UTC. */
  day: string;
  calls: number;
  cost: number;
}

/**
 * Reserves the cost of calls before they are made, so that it counts as spent even after a crash. False if the day's
 * limit would be exceeded.
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

/** Replaces the reserved calls and cost by the real ones. */
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

/** Counts one more call of a user on a day; false if the user's daily limit is reached. */
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

/** Uncounts a call that did not reach the provider. */
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

/** Removes old days. Costs are kept longer than which user made the calls. */
export async function forgetUseBefore(
  db: Database,
  { person, money }: { person: string; money: string },
): Promise<void> {
  await db.deleteFrom('provider_use').where('day', '<', person).execute();
  await db.deleteFrom('provider_days').where('day', '<', money).execute();
}

/** The last days with calls to the provider, newest first. */
export async function providerDays(db: Database, limit: number): Promise<Reservation[]> {
  const rows = await db
    .selectFrom('provider_days')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ day, calls, cost }) => ({ day, calls, cost: cost / MILLION }));
}

/** Stores a provider's answer as soon as it arrives, so that it is not requested again after a crash. */
export async function createReading(db: Database, reading: ReadingsTable): Promise<void> {
  await db.insertInto('readings').values(reading).execute();
}

/** The newest answer to the same request of the same user. */
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

/** Removes answers about meals that no longer exist: deleted and emptied, or unknown. */
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

/** A page of answers by id, with whether their meal no longer exists. */
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
