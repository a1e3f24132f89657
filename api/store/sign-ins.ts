import type { Database, DatabaseTransaction } from './database';
import { inTransaction } from './in-transaction';
import { keepLatest } from './keep-latest';
import type { KnownDevicesTable } from './tables';

const PRUNED_AT_ONCE = 20;

/** The owner of a known device. */
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

/** Whether the owner has any known device. */
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

/** Whether the server gave out this device token. Other values are not accepted. */
export async function isDeviceToken(db: Database, tokenHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('last_used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records a sign-in on a device. The owner's 20 last used devices are kept. */
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

/** Removes the known devices of an owner, except `but` if given. For a changed password, or a deleted account. */
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
  /** Length of the window in which tries are counted, from the first try. */
  windowMs: number;
}

/** Counts one more try for a key. Returns the number of tries and the end of their window. */
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

/** Resets the tries of a key. */
export async function forgetTries(trx: DatabaseTransaction, keyHash: string): Promise<void> {
  await trx.deleteFrom('sign_in_tries').where('key_hash', '=', keyHash).execute();
}

/** Uncounts one try of a key. */
export async function takeTryBack(trx: DatabaseTransaction, keyHash: string): Promise<void> {
  await trx
    .updateTable('sign_in_tries')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key_hash', '=', keyHash)
    .where('count', '>', 0)
    .execute();
}

/** Removes some expired counts. Called with every counted try, so that they do not accumulate. */
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
