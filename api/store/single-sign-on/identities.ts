import { type AccountRow, accountById } from '../accounts';
import type { Database, DatabaseTransaction } from '../database';
import type { IdentitiesTable } from './single-sign-on-tables';

/** A user's id at an issuer. */
export type Identity = Pick<IdentitiesTable, 'issuer' | 'subject'>;

/** The account that an identity is linked to; undefined if there is none. */
export async function accountOfIdentity(
  db: Database | DatabaseTransaction,
  { issuer, subject }: Identity,
): Promise<AccountRow | undefined> {
  const found = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found && accountById(db, found.user_id);
}

/** Links an identity to an account; false if it is already linked to another one. */
export async function linkIdentity(
  trx: DatabaseTransaction,
  { issuer, subject }: Identity,
  { userId, now }: { userId: string; now: number },
): Promise<boolean> {
  await trx
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, linked_at: now, used_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
  return (await accountOfIdentity(trx, { issuer, subject }))?.id === userId;
}

export async function touchIdentity(
  db: Database,
  { issuer, subject }: Identity,
  now: number,
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** @returns the number of identities that were linked to the account */
export async function unlinkIdentitiesOf(
  trx: DatabaseTransaction,
  userId: string,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
