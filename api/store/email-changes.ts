import type { AccountRow } from './accounts';
import type { Database, DatabaseTransaction } from './database';

export interface NewEmail {
  email: string;
  /** Hash of the token in the link that is mailed to the new email. */
  hash: string;
  /** Until when the link works, in ms. */
  until: number;
}

/** Stores a new email until its link is opened. Replaces a previous pending change. */
export async function keepNewEmail(
  trx: DatabaseTransaction,
  accountId: string,
  { email, hash, until }: NewEmail,
): Promise<AccountRow> {
  return trx
    .updateTable('users')
    .set({
      new_email: email.trim().toLowerCase(),
      new_email_token: hash,
      new_email_until: until,
    })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The account whose new email a link confirms; undefined once the link has expired. */
export async function accountByEmailLink(
  trx: DatabaseTransaction,
  { hash, now }: { hash: string; now: number },
): Promise<(AccountRow & { new_email: string }) | undefined> {
  const account = await trx
    .selectFrom('users')
    .selectAll()
    .where('new_email_token', '=', hash)
    .where('new_email_until', '>', now)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return account?.new_email == null ? undefined : { ...account, new_email: account.new_email };
}

/** Removes new emails whose link expired before a time. */
export async function forgetEmailChangesBefore(db: Database, time: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ new_email: null, new_email_token: null, new_email_until: null })
    .where('new_email_token', 'is not', null)
    .where('new_email_until', '<', time)
    .execute();
}
