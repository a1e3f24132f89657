import { sql } from 'kysely';

import type { DatabaseTransaction } from '../database';

/** The next reminder is at most two days ahead: tomorrow, or the day after if tomorrow skips the user's hour. */
const AHEAD_MOST_MS = 4 * 24 * 3600 * 1000;

/**
 * Users to check for a reminder, the longest waiting first. A time further ahead than any reminder can be was planned
 * while the clock was wrong, so it is planned again.
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

/** Records a reminder before it is sent. */
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

/** Whether a user has logged a meal on a day, or marked the day. @param day 'YYYY-MM-DD' */
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
    // Sorts after every time of the day.
    .where(MEAL_TIME, '<', `${day}U`)
    .executeTakeFirst();
  if (meal) return true;
  const mark = await own
    .where('type', '=', 'dayMark')
    .where(MARKED_DAY, '=', day)
    .executeTakeFirst();
  return mark !== undefined;
}
