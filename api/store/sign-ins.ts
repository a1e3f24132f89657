import type { Database, DatabaseTransaction } from './database';
import { inTransaction } from './in-transaction';
import { keepLatest } from './keep-latest';
import type { KnownDevicesTable } from './tables';

const PRUNED_AT_ONCE = 20;

/** Whose device it is. */
export type DeviceOwner = Pick<KnownDevicesTable, 'kind' | 'owner_id'>;

const DEVICES_MOST = 20;

export async function isKnownDevice(
  db: Database | DatabaseTransaction,
  { kind, owner_id }: DeviceOwner,
  tokenHash: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('last_used_at')
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an owner is known on any device at all. */
export async function hasKnownDevice(
  db: Database,
  { kind, owner_id }: DeviceOwner,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('last_used_at')
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether anybody has signed in with a device's token: one that nobody gave out is not taken over. */
export async function isDeviceToken(db: Database, tokenHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('last_used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps that somebody has signed in on a device; of one person's the 20 that were used last stay. */
export async function upsertDevice(db: Database, device: KnownDevicesTable): Promise<void> {
  const { kind, owner_id, last_used_at } = device;
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('known_devices')
      .values(device)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'owner_id', 'token_hash']).doUpdateSet({ last_used_at }),
      )
      .execute();
    const latest = { key: 'token_hash', by: ['last_used_at'], most: DEVICES_MOST } as const;
    await keepLatest(trx, { table: 'known_devices', ...latest }, { kind, owner_id });
  });
}

/**
 * Forgets the devices of a person, except one if it is named: people who knew the password no longer know it,
 * or there is no account.
 */
export async function forgetDevicesOf(
  trx: DatabaseTransaction,
  { kind, owner_id }: DeviceOwner,
  but = '',
): Promise<void> {
  await trx
    .deleteFrom('known_devices')
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .where('token_hash', '!=', but)
    .execute();
}

export async function forgetDevicesBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('known_devices').where('last_used_at', '<', before).execute();
}

export interface CountedTry {
  keyHash: string;
  now: number;
  /** How long tries are counted together, from the first. */
  windowMs: number;
}

/** Counts one more try by a key, and tells how many there are and until when they are counted together. */
export async function countTry(
  trx: DatabaseTransaction,
  { keyHash, now, windowMs }: CountedTry,
): Promise<{ count: number; until: number }> {
  return trx
    .insertInto('sign_in_tries')
    .values({ key_hash: keyHash, count: 1, until: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet((eb) => {
        const isOver = eb('sign_in_tries.until', '<=', now);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('sign_in_tries.count', '+', 1))
            .end(),
          until: eb
            .case()
            .when(isOver)
            .then(now + windowMs)
            .else(eb.ref('sign_in_tries.until'))
            .end(),
        };
      }),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow();
}

/** Forgets all tries by a key. */
export async function forgetTries(trx: DatabaseTransaction, keyHash: string): Promise<void> {
  await trx.deleteFrom('sign_in_tries').where('key_hash', '=', keyHash).execute();
}

/** Takes one try by a key back. */
export async function takeTryBack(trx: DatabaseTransaction, keyHash: string): Promise<void> {
  await trx
    .updateTable('sign_in_tries')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key_hash', '=', keyHash)
    .where('count', '>', 0)
    .execute();
}

/** Removes some counts that are over: with each try that is counted, so that they never pile up. */
export async function pruneTries(trx: DatabaseTransaction, now: number): Promise<void> {
  await trx
    .deleteFrom('sign_in_tries')
    .where('key_hash', 'in', (eb) =>
      eb
        .selectFrom('sign_in_tries')
        .select('key_hash')
        .where('until', '<=', now)
        .limit(PRUNED_AT_ONCE),
    )
    .execute();
}

export async function forgetTriesBefore(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('until', '<=', now).execute();
}
