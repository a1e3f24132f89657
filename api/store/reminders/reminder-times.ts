import { sql } from 'kysely';

import type { DatabaseTransaction } from '../database';

/** The next day on which a person may be reminded is tomorrow, or the day after where tomorrow skips their time. */
const AHEAD_MOST_MS = 4 * 24 * 3600 * 1000;

/**
 * People whom it is time to look at, those first who have waited longest. What is planned for later than anybody can
 * be reminded next was planned by a clock that was wrong: it is planned again.
 */
export async function dueForReminder(
  trx: DatabaseTransaction,
  now: number,
  most: number,
): Promise<string[]> {
  const due = await plannedFor(trx, ['<=', now], most);
  if (due.length === most) return due;
  return [...due, ...(await plannedFor(trx, ['>', now + AHEAD_MOST_MS], most - due.length))];
}

async function plannedFor(
  trx: DatabaseTransaction,
  [is, time]: ['<=' | '>', number],
  most: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('next_reminder_at', is, time)
    .where('deleted_at', 'is', null)
    .orderBy('next_reminder_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** @param at in ms; null for never */
export async function setNextReminder(
  trx: DatabaseTransaction,
  userId: string,
  at: number | null,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ next_reminder_at: at })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Notes a reminder, before it is sent. */
export async function markReminded(
  trx: DatabaseTransaction,
  userId: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ last_daily_reminder_sent: now })
    .where('id', '=', userId)
    .execute();
}

const MEAL_TIME = sql<string>`json_extract(data, '$.mealTime')`;
const MARKED_DAY = sql<string>`json_extract(data, '$.day')`;

/** Whether a person has logged a meal of a day, or said what the day was. @param day 'YYYY-MM-DD' */
export async function hasLogged(
  trx: DatabaseTransaction,
  userId: string,
  day: string,
): Promise<boolean> {
  const own = trx
    .selectFrom('records')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted', '=', sql.lit(0))
    .limit(1);
  const meal = await own
    .where('type', '=', sql.lit('meal'))
    .where(MEAL_TIME, '>=', day)
    // Each time of the day comes before it.
    .where(MEAL_TIME, '<', `${day}U`)
    .executeTakeFirst();
  if (meal) return true;
  const mark = await own
    .where('type', '=', 'dayMark')
    .where(MARKED_DAY, '=', day)
    .executeTakeFirst();
  return mark !== undefined;
}
