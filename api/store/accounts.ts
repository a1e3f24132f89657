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

/** Whether an account's own plan has no limit of images: the rule of shared/rules/plan, in a statement. */
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

/** The same, of an account that was read, with what the host grants. */
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

/** Adds an account; undefined where the e-mail is taken. */
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
      // The next look welcomes them.
      next_reminder_at: account.now,
      seq: 0,
      floor: 0,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Keeps the hash of a token by which a new password can be set; the one before is forgotten. */
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

/** Whose password a token sets; undefined where it was used, or is too old. */
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

/** What ends a link to a new password. */
export const NO_LINK = { reset_token: null, reset_token_expiry: null };

/** Sets a password where it is still the one of `before`; false where it has changed meanwhile. */
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
 * Sets a password by a token, which is used up in the same step, and ends every session. The token came by mail, so
 * the address is proved. A change of the e-mail that waits ends too: the person who asked for it may be the one
 * whom the new password is to keep out.
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
    // Somebody else may have signed in with the old password.
    await forgetDevicesOf(trx, { kind: 'user', owner_id: account.id });
  }
  return account;
}

/**
 * Changes an e-mail; undefined where another account has it. A link that went to the old one ends, and so
 * does another change that waits.
 * @param provedAt when its owner opened a link that was mailed there; null where nobody did
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

/** Notes that the address of an account is its owner's, as long as it is still this one. */
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

/** Undefined where the account was deleted meanwhile. */
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

/** Counts one more image where the plan allows it; false where the free ones are used up. */
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

/** Gives an image back. */
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

/** Forgets a new e-mail that waits for its link to be opened, and the mail with the link where that waits too. */
export async function endEmailChange(trx: DatabaseTransaction, accountId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ new_email: null, new_email_token: null, new_email_until: null })
    .where('id', '=', accountId)
    .where('new_email', 'is not', null)
    .execute();
  // Its row stays for a day, so that what goes to an address is counted.
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
