import type { Meal } from '#shared/records/meal';

import type { AccountStore } from './account-store';

/** The meals of a day. @param day local, 'YYYY-MM-DD' */
export async function mealsOn(store: AccountStore, day: string): Promise<Meal[]> {
  return mealsBetween(store, day, day);
}

/** The meals of some days, the oldest first. @param from first day, @param to last day, both counted */
export async function mealsBetween(
  { db }: AccountStore,
  from: string,
  to: string,
): Promise<Meal[]> {
  const rows = await db.meal
    .where('data.mealTime')
    .between(`${from}T00:00`, `${to}T23:59`, true, true)
    .toArray();
  // Not a filter of the query, which would walk a cursor from row to row.
  return rows.filter(({ deleted }) => deleted === 0).map(({ data }) => data);
}

// Most streaks are shorter than a page: only who has a longer one has more read.
const PAGE = 200;

/**
 * Days with a meal, newest first, as far back as they follow each other closely enough to matter: a gap
 * of two days ends the reading.
 * @param until the last day that counts, 'YYYY-MM-DD'
 */
export async function lastDaysLogged({ db }: AccountStore, until: string): Promise<string[]> {
  const days: string[] = [];
  let before = `${until}T23:59`;
  for (;;) {
    const rows = await db.meal
      .where('data.mealTime')
      .belowOrEqual(before)
      .reverse()
      .filter(({ deleted }) => deleted === 0)
      .limit(PAGE)
      .toArray();
    for (const { data } of rows) {
      const day = data.mealTime.slice(0, 10);
      if (isFarApart(days.at(-1) ?? until, day)) return days;
      if (days.at(-1) !== day) days.push(day);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return days;
    // Everything of the last day is known: it is one of the days.
    before = `${last.data.mealTime.slice(0, 10)}T`;
  }
}

const TWO_DAYS_MS = 2 * 24 * 3600 * 1000;

function isFarApart(later: string, earlier: string): boolean {
  return Date.parse(`${later}T00:00Z`) - Date.parse(`${earlier}T00:00Z`) >= TWO_DAYS_MS;
}
