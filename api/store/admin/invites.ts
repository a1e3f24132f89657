import type { Invite } from '#shared/contract/admin/invites';

import type { Database, DatabaseTransaction } from '../database';

const FACTS = [
  ...(['id', 'label', 'uses', 'used', 'created_at as createdAt'] as const),
  ...(['created_by as createdBy', 'expires_at as expiresAt'] as const),
] as const;

export async function addInvite(
  trx: DatabaseTransaction,
  { codeHash, ...invite }: Omit<Invite, 'used'> & { codeHash: string },
): Promise<void> {
  const { id, label, uses, createdAt, createdBy, expiresAt } = invite;
  const times = { created_at: createdAt, expires_at: expiresAt };
  await trx
    .insertInto('invites')
    .values({ id, code_hash: codeHash, label, uses, created_by: createdBy, ...times })
    .execute();
}

/** A page of the invites, newest first, and their number. */
export async function listInvites(
  db: Database | DatabaseTransaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ invites: Invite[]; total: number }> {
  const invites = await db
    .selectFrom('invites')
    .select(FACTS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('invites')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { invites, total };
}

/** 'unknown': there is none with this code, or it was taken back. */
export type InviteState = 'good' | 'unknown' | 'used' | 'expired';

/** Whether a code can be used to sign up. It may be used up a moment later. */
export async function inviteState(
  db: Database,
  codeHash: string,
  now: number,
): Promise<InviteState> {
  const found = await db
    .selectFrom('invites')
    .select(['uses', 'used', 'expires_at'])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  if (!found) return 'unknown';
  if (found.used >= found.uses) return 'used';
  return found.expires_at > now ? 'good' : 'expired';
}

/** Counts one use; false if the code is no longer valid. */
export async function useInvite(
  trx: DatabaseTransaction,
  codeHash: string,
  now: number,
): Promise<boolean> {
  const changed = await trx
    .updateTable('invites')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'uses')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** False if there is none. */
export async function removeInvite(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const removed = await trx.deleteFrom('invites').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Not in slices, because there are few: administrators create them by hand. */
export async function forgetInvitesBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom('invites').where('expires_at', '<', time).execute();
}
