import type { Selectable } from 'kysely';

import { FREE_IMAGES, PREMIUM_STATUSES } from '#shared/rules/plan';

import type { Database, DatabaseTransaction } from './database';
import type { UsersTable } from './tables';

export type AccountRow = Selectable<UsersTable>;

export interface NewAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  now: number;
}

export async function accountById(
  db: Database | DatabaseTransaction,
  id: string,
): Promise<AccountRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function accountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', asKey(email)).executeTakeFirst();
}

/** Adds an account; undefined where the e-mail is taken. */
export async function addAccount(
  db: Database,
  account: NewAccount,
): Promise<AccountRow | undefined> {
  return db
    .insertInto('users')
    .values({
      id: account.id,
      email: asKey(account.email),
      first_name: account.firstName,
      last_name: account.lastName,
      password: account.passwordHash,
      subscription_status: 'free',
      images_uploaded: 0,
      is_admin: 'false',
      created_at: account.now,
      seq: 0,
      floor: 0,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Counts one more image where the plan allows it; false where the free ones are used up. */
export async function takeImage(
  trx: DatabaseTransaction,
  accountId: string,
  now: number,
): Promise<boolean> {
  const taken = await trx
    .updateTable('users')
    .set((eb) => ({ images_uploaded: eb('images_uploaded', '+', 1) }))
    .where('id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('images_uploaded', '<', FREE_IMAGES),
        // The rule of shared/rules/plan, in the one statement that counts.
        eb('subscription_status', 'in', PREMIUM_STATUSES),
        eb.and([
          eb('subscription_status', '=', 'cancelled'),
          eb('subscription_end_date', '>', now),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (taken.numUpdatedRows > 0n) return true;
  await trx
    .updateTable('users')
    .set({ upload_limit_reached_at: now })
    .where('id', '=', accountId)
    .where('upload_limit_reached_at', 'is', null)
    .execute();
  return false;
}

/** Gives an image back. */
export async function giveImageBack(trx: DatabaseTransaction, accountId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ images_uploaded: eb('images_uploaded', '-', 1) }))
    .where('id', '=', accountId)
    .where('images_uploaded', '>', 0)
    .execute();
}

function asKey(email: string): string {
  return email.trim().toLowerCase();
}
