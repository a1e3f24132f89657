import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from './database';
import { inSlices, unsynced } from './in-transaction';
import { forgetDevicesOf } from './sign-ins';
import { lockUserSequence } from './lock-user-sequence';
import { eraseMailsOf } from './mails';
import { deleteSecondFactor } from './second-factors';

/** Tables with rows of a person that a year of use makes thousands of. */
const LONG = [
  'records',
  'ops',
  'photo_files',
  'photo_charges',
  'photo_credits',
  'readings',
  'provider_use',
] as const;
const SHORT = [
  'replicas',
  'jobs',
  'email_campaigns',
  'subscriptions',
  'checkouts',
  'sync_troubles',
  'user_directory',
  'money_back',
  'consents',
] as const;
/** Tables that hold what is a person's own. */
export const OWNED = [...LONG, ...SHORT, 'mails'] as const;

/**
 * Takes everything of a person out of the database. A bare row stays, and so do their sessions, which
 * open nothing any more and say nothing of where they are: by them their devices learn that the account is gone, and let go of their copy.
 */
export async function eraseAccount(db: Database, userId: string, now: number): Promise<void> {
  await lockUserSequence(db, userId, async ({ trx }) => closeAccount(trx, userId, now));
  await eraseContents(db, userId);
}

/**
 * The first part of it, beside other writes: from here on the account is deleted for everybody. What it
 * held is taken out by `eraseContents`, or by the next maintenance where the process ends before that.
 */
export async function closeAccount(
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
      new_email: null,
      new_email_token: null,
      new_email_until: null,
      records_kept: 0,
      bytes_kept: 0,
    })
    .where('id', '=', userId)
    .execute();
  await forgetDevicesOf(trx, { kind: 'user', owner_id: userId });
  await trx
    .updateTable('sessions')
    .set({ device: null, network: null })
    .where('user_id', '=', userId)
    .execute();
  await deleteSecondFactor(trx, { kind: 'user', owner_id: userId });
  await eraseMailsOf(trx, userId, now);
  for (const table of SHORT) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}

/** Takes out what a closed account held, a little at a time: big accounts hold up nobody. */
export async function eraseContents(db: Database, userId: string): Promise<void> {
  for (const table of LONG) {
    const name = sql.table(table);
    await inSlices(async (most) =>
      unsynced(db, async (trx) => {
        const { numAffectedRows } = await sql`
          DELETE FROM ${name} WHERE rowid IN
            (SELECT rowid FROM ${name} WHERE user_id = ${userId} LIMIT ${most})`.execute(trx);
        return Number(numAffectedRows ?? 0);
      }),
    );
  }
}

/** Ends deletions that a process left half done. */
export async function eraseLeftContents(db: Database): Promise<void> {
  const anyLeft = sql.join(
    LONG.map((table) => sql`EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE user_id = users.id)`),
    sql` OR `,
  );
  let after = '';
  await inSlices(async (most) => {
    const { rows } = await sql<{ id: string; is_left: number }>`
      SELECT id, ${anyLeft} AS is_left
      FROM users WHERE deleted_at IS NOT NULL AND id > ${after} ORDER BY id LIMIT ${most}`.execute(
      db,
    );
    for (const { id, is_left } of rows) if (is_left === 1) await eraseContents(db, id);
    after = rows.at(-1)?.id ?? after;
    return rows.length;
  });
}
