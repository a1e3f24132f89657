import { REJECTIONS } from '#shared/sync/protocol';

import type { SyncTroublesTable } from './admin-tables';
import type { Database, DatabaseTransaction } from './database';
import { utcDay } from './utc-day';

export interface Trouble {
  kind: SyncTroublesTable['kind'];
  /** Subtype of the kind; empty if it has none. */
  code: string;
  count: number;
}

/** Counts sync problems of a user's devices. */
export async function noteTroubles(
  db: Database | DatabaseTransaction,
  { userId, now }: { userId: string; now: number },
  troubles: Trouble[],
): Promise<void> {
  for (const { kind, code, count } of troubles) {
    await db
      .insertInto('sync_troubles')
      .values({ user_id: userId, day: utcDay(now), kind, code, count, last_at: now })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'day', 'kind', 'code']).doUpdateSet((eb) => ({
          count: eb('sync_troubles.count', '+', count),
          last_at: now,
        })),
      )
      .execute();
  }
}

/** Sync problems since a day, by kind and code. */
export async function troublesSince(db: Database, since: number) {
  return db
    .selectFrom('sync_troubles')
    .select((eb) => [
      'kind',
      'code',
      eb.fn.sum<number>('count').as('count'),
      eb.fn.count<number>('user_id').distinct().as('people'),
      eb.fn.max('last_at').as('lastAt'),
    ])
    .where('day', '>=', utcDay(since))
    .groupBy(['kind', 'code'])
    .orderBy('count', 'desc')
    .execute();
}

/** The same by day and kind, oldest first. */
export async function troublesByDay(db: Database, since: number) {
  return db
    .selectFrom('sync_troubles')
    .select((eb) => ['day', 'kind', eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', utcDay(since))
    .groupBy(['day', 'kind'])
    .orderBy('day')
    .execute();
}

/** How many devices have synced since a time, by app version, most first. */
export async function devicesSince(db: Database, since: number) {
  return db
    .selectFrom('replicas')
    .select((eb) => ['app', eb.fn.countAll<number>().as('devices')])
    .where('last_seen', '>=', since)
    .groupBy('app')
    .orderBy('devices', 'desc')
    .execute();
}

/** A user's devices, last synced first. */
export async function devicesOf(db: Database | DatabaseTransaction, userId: string) {
  return db
    .selectFrom('replicas')
    .select(['app', 'last_seen as lastSyncAt'])
    .where('user_id', '=', userId)
    .orderBy('last_seen', 'desc')
    .execute();
}

/** Sync problems of a user's devices, latest first. */
export async function troublesOf(db: Database | DatabaseTransaction, userId: string) {
  const rows = await db
    .selectFrom('sync_troubles')
    .select((eb) => [
      'kind',
      'code',
      eb.fn.sum<number>('count').as('count'),
      eb.fn.max('last_at').as('lastAt'),
    ])
    .where('user_id', '=', userId)
    .groupBy(['kind', 'code'])
    .orderBy('lastAt', 'desc')
    .execute();
  return rows.map(({ code, ...trouble }) => ({
    ...trouble,
    code: REJECTIONS.find((known) => known === code) ?? null,
  }));
}

export async function forgetTroublesBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom('sync_troubles').where('day', '<', utcDay(time)).execute();
}
