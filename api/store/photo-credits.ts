import type { CreditReason } from '#shared/contract/photo-credits';

import type { Database, DatabaseTransaction } from './database';
import type { PhotoCreditsTable } from './tables';

export interface CreditEntry {
  userId: string;
  photoId: string;
  /** +1 counted, -1 given back, 0 for nothing. */
  change: 1 | 0 | -1;
  why: CreditReason;
  now: number;
}

/**
 * Writes a line into a person's book of images, in the transaction that changes their count. Lines are
 * only ever added.
 */
export async function createCredit(
  trx: DatabaseTransaction,
  { userId, photoId, change, why, now }: CreditEntry,
): Promise<void> {
  const { used } = await trx
    .selectFrom('users')
    .select('images_uploaded as used')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('photo_credits')
    .columns(['user_id', 'n', 'photo_id', 'change', 'why', 'used', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('photo_credits')
        .where('user_id', '=', userId)
        .select((of) => [
          of.val(userId).as('user_id'),
          of(of.fn.coalesce(of.fn.max('n'), of.lit(0)), '+', of.lit(1)).as('n'),
          of.val(photoId).as('photo_id'),
          of.val(change).as('change'),
          of.val(why).as('why'),
          of.val(used).as('used'),
          of.val(now).as('at'),
        ]),
    )
    .execute();
}

export interface CreditPage {
  limit: number;
  /** Lines before this number; the newest where it is missing. */
  before?: number | undefined;
}

/** Lines of a person's book, newest first. */
export async function listCredits(
  db: Database,
  userId: string,
  { limit, before }: CreditPage,
): Promise<PhotoCreditsTable[]> {
  let query = db.selectFrom('photo_credits').selectAll().where('user_id', '=', userId);
  if (before !== undefined) query = query.where('n', '<', before);
  return query.orderBy('n', 'desc').limit(limit).execute();
}

/** How many lines of some sorts there have been since a time. */
export async function countCredits(
  db: Database | DatabaseTransaction,
  userId: string,
  { whys, since }: { whys: readonly CreditReason[]; since: number },
): Promise<number> {
  const { n } = await db
    .selectFrom('photo_credits')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('why', 'in', whys)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}
