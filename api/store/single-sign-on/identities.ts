import { type AccountRow, accountById } from '../accounts';
import type { Database, DatabaseTransaction } from '../database';
import type { IdentitiesTable } from './single-sign-on-tables';

/** A person, as an issuer numbers them. */
export type Identity = Pick<IdentitiesTable, 'issuer' | 'subject'>;

/** The account that an identity is linked with; undefined where there is none. */
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

/** Links an identity with an account; false where it is linked with another already. */
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

/** @returns how many identities could sign in to the account until then */
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
