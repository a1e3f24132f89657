import type { Database, DatabaseTransaction } from './database';
import { forgetDevicesOf } from './known-devices';

/** Tables that hold what is a person's own. */
export const OWNED = [
  'records',
  'ops',
  'replicas',
  'photo_files',
  'photo_charges',
  'photo_credits',
  'readings',
  'provider_use',
  'jobs',
  'email_campaigns',
  'subscriptions',
  'checkouts',
  'sync_troubles',
  'user_directory',
] as const;

/**
 * Takes everything of a person out of the database. A bare row stays, and so do their sessions, which
 * open nothing any more: by them their devices learn that the account is gone, and let go of their copy.
 */
export async function eraseAccount(db: Database, userId: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => eraseAccountIn(trx, userId, now));
}

/** The same beside other writes. */
export async function eraseAccountIn(
  trx: DatabaseTransaction,
  userId: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      deleted_at: now,
      // Free for a new account; no address holds a colon before its first '@'.
      email: `deleted:${userId}`,
      first_name: '',
      last_name: '',
      password: '',
      stripe_customer_id: null,
      stripe_subscription_id: null,
      reset_token: null,
      reset_token_expiry: null,
      records_kept: 0,
      bytes_kept: 0,
    })
    .where('id', '=', userId)
    .execute();
  await forgetDevicesOf(trx, { kind: 'user', owner_id: userId });
  for (const table of OWNED) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
