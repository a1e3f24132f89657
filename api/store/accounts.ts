import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';

import type { MailKind } from '#shared/contract/admin/system';
import { type HostPlan, hasUnlimitedUploads, PREMIUM_STATUSES } from '#shared/rules/plan';

import type { Database, DatabaseTransaction } from './database';
import { readHostPlan } from './plans/host-plan';
import { forgetDevicesOf } from './sign-ins';
import { statement } from './dialect/statement';
import type { Tables, UsersTable } from './tables';

const KIND: MailKind = 'confirm_email';

export type AccountRow = Selectable<UsersTable>;

export interface NewAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  now: number;
}

/** Whether an account's own plan has no image limit: the rule of shared/rules/plan as an SQL expression. */
export function isUnlimited<Others extends keyof Tables>(
  eb: ExpressionBuilder<Tables, 'users' | Others>,
  now: number,
): Expression<SqlBool> {
  const users = eb as unknown as ExpressionBuilder<Tables, 'users'>;
  return users.or([
    users('users.subscription_status', 'in', PREMIUM_STATUSES),
    users.and([
      users('users.subscription_status', '=', 'cancelled'),
      users('users.subscription_end_date', '>', now),
    ]),
  ]);
}

/** The same for an account that was already read, including what the host grants to all. */
export function hasUnlimitedImages(
  account: Pick<AccountRow, 'subscription_status' | 'subscription_end_date'>,
  { now, hostPlan }: { now: number; hostPlan?: HostPlan },
): boolean {
  const { subscription_status: subscriptionStatus, subscription_end_date: subscriptionEndDate } =
    account;
  return hasUnlimitedUploads({ subscriptionStatus, subscriptionEndDate, hostPlan }, now);
}

export async function accountById(
  db: Database | DatabaseTransaction,
  id: string,
): Promise<AccountRow | undefined> {
  const [account] = await accountOf(db, { id });
  return account;
}

const accountOf = statement((db, { id }: { id: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', id),
);

export async function accountByEmail(
  db: Database | DatabaseTransaction,
  email: string,
): Promise<AccountRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', asKey(email)).executeTakeFirst();
}

/** Adds an account; undefined if the email is taken. */
export async function createAccount(
  db: Database | DatabaseTransaction,
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
      // The next check for due reminders sends the welcome mail.
      next_reminder_at: account.now,
      seq: 0,
      floor: 0,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Stores the hash of a token with which a new password can be set. Replaces the previous token. */
export async function updateResetToken(
  db: Database | DatabaseTransaction,
  id: string,
  { hash, expiry }: { hash: string; expiry: number },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ reset_token: hash, reset_token_expiry: expiry })
    .where('id', '=', id)
    .execute();
}

/** The account whose password a token can set; undefined if the token was used or has expired. */
export async function accountByResetToken(
  db: Database,
  hash: string,
  now: number,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('reset_token', '=', hash)
    .where('reset_token_expiry', '>', now)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The columns that invalidate a password reset link. */
export const NO_LINK = { reset_token: null, reset_token_expiry: null };

/** Sets a password if the current one is still that of `before`; false if it has changed in the meantime. */
export async function updatePassword(
  db: Database | DatabaseTransaction,
  { id, password: before }: Pick<AccountRow, 'id' | 'password'>,
  change: Pick<AccountRow, 'password'> & Partial<typeof NO_LINK>,
): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .where('password', '=', before)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/**
 * Sets a password with a token, which is used up in the same step, and ends all sessions. The token was mailed, so
 * the email is confirmed. A pending change of the email is cancelled too: it may have been requested by the attacker
 * whom the new password is meant to keep out.
 */
export async function updatePasswordByToken(
  trx: DatabaseTransaction,
  { hash, passwordHash, now }: { hash: string; passwordHash: string; now: number },
): Promise<AccountRow | undefined> {
  const account = await trx
    .updateTable('users')
    .set({ password: passwordHash, ...NO_LINK, email_proved_at: now })
    .where('reset_token', '=', hash)
    .where('reset_token_expiry', '>', now)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (account) {
    await endEmailChange(trx, account.id);
    await trx.deleteFrom('sessions').where('user_id', '=', account.id).execute();
    // An attacker may have signed in with the old password.
    await forgetDevicesOf(trx, { kind: 'user', owner_id: account.id });
  }
  return account;
}

/**
 * Changes an email; undefined if another account has it. Links mailed to the old email stop working, and another
 * pending change is cancelled.
 * @param provedAt when the user opened a link that was mailed to the new email; null if not
 */
export async function updateEmail(
  trx: DatabaseTransaction,
  id: string,
  { email, provedAt }: { email: string; provedAt: number | null },
): Promise<AccountRow | undefined> {
  const holder = await accountByEmail(trx, email);
  if (holder && holder.id !== id) return undefined;
  await endEmailChange(trx, id);
  return trx
    .updateTable('users')
    .set({ email: asKey(email), email_proved_at: provedAt, ...NO_LINK })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Marks an account's email as confirmed, if it is still this email. */
export async function markEmailProved(
  db: Database | DatabaseTransaction,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_proved_at: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Undefined if the account was deleted in the meantime. */
export async function updateName(
  trx: DatabaseTransaction,
  id: string,
  { firstName, lastName }: Pick<NewAccount, 'firstName' | 'lastName'>,
): Promise<AccountRow | undefined> {
  return trx
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Counts one more image if the plan allows it; false if the free images are used up. */
export async function chargeImage(
  trx: DatabaseTransaction,
  accountId: string,
  now: number,
): Promise<boolean> {
  const { freeImages, premiumForAll } = await readHostPlan(trx);
  const isLimited = freeImages !== null && !premiumForAll;
  const taken = await trx
    .updateTable('users')
    .set((eb) => ({ images_uploaded: eb('images_uploaded', '+', 1) }))
    .where('id', '=', accountId)
    .$if(isLimited, (all) =>
      all.where((eb) => eb.or([eb('images_uploaded', '<', freeImages), isUnlimited(eb, now)])),
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

/** Refunds an image. */
export async function refundImage(trx: DatabaseTransaction, accountId: string): Promise<void> {
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

/** Cancels a pending change of the email, and drops the mail with its link if it was not sent yet. */
export async function endEmailChange(trx: DatabaseTransaction, accountId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ new_email: null, new_email_token: null, new_email_until: null })
    .where('id', '=', accountId)
    .where('new_email', 'is not', null)
    .execute();
  // The mail's row stays for a day: mails to an address are counted.
  await trx
    .updateTable('mails')
    .set((eb) => ({
      state: 'dropped',
      ended_at: eb.ref('created_at'),
      recipient: '',
      subject: null,
      body: null,
    }))
    .where('kind', '=', KIND)
    .where('user_id', '=', accountId)
    .where('state', '=', 'waiting')
    .execute();
}
