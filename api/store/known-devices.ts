import type { Database, DatabaseTransaction } from './database';
import { inTransaction } from './in-transaction';
import type { KnownDevicesTable } from './tables';

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
    const kept = await trx
      .selectFrom('known_devices')
      .select('token_hash')
      .where('kind', '=', kind)
      .where('owner_id', '=', owner_id)
      .orderBy('last_used_at', 'desc')
      .limit(DEVICES_MOST)
      .execute();
    await trx
      .deleteFrom('known_devices')
      .where('kind', '=', kind)
      .where('owner_id', '=', owner_id)
      .where(
        'token_hash',
        'not in',
        kept.map((row) => row.token_hash),
      )
      .execute();
  });
}

/**
 * Forgets the devices of a person, but for one where it is named: whoever knew their password knows it no more,
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
