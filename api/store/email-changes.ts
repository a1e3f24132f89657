import type { AccountRow } from './accounts';
import type { Database, DatabaseTransaction } from './database';

export interface NewEmail {
  email: string;
  /** Hash of the token in the link that goes there. */
  hash: string;
  /** Until when the link works, in ms. */
  until: number;
}

/** Keeps a new e-mail until its link is opened; the one before is forgotten. */
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

/** The account whose new e-mail a link confirms, as long as the link works. */
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

/** Forgets new e-mails whose link has ended before a time. */
export async function forgetEmailChangesBefore(db: Database, time: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ new_email: null, new_email_token: null, new_email_until: null })
    .where('new_email_token', 'is not', null)
    .where('new_email_until', '<', time)
    .execute();
}
