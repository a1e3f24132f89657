import type { CreditReason } from '#shared/contract/photo-credits';

import { chargeImage, refundImage } from './accounts';
import type { Database, DatabaseTransaction } from './database';
import type { PhotoCreditsTable } from './photo-files/photo-tables';

export interface ChargedPhoto {
  userId: string;
  photoId: string;
  now: number;
}

/**
 * Charges a photo as one of the account's images; repeated calls charge it once. False if the free images are used
 * up; then nothing is charged.
 */
export async function chargePhoto(
  trx: DatabaseTransaction,
  photo: ChargedPhoto,
  why: CreditReason,
): Promise<boolean> {
  if (await isCharged(trx, photo)) return true;
  if (!(await chargeImage(trx, photo.userId, photo.now))) return false;
  await mark(trx, photo, 1);
  await createCredit(trx, { ...photo, change: 1, why });
  return true;
}

/**
 * Refunds a photo's image if it was charged and not refunded yet. Use `giveBackImage` to also pass the image on to a
 * photo that waits for one.
 * @returns whether an image was refunded
 */
export async function refundPhoto(
  trx: DatabaseTransaction,
  photo: ChargedPhoto,
  why: CreditReason,
): Promise<boolean> {
  if (!(await isCharged(trx, photo))) return false;
  await mark(trx, photo, 0);
  await refundImage(trx, photo.userId);
  await createCredit(trx, { ...photo, change: -1, why });
  return true;
}

/** Whether a photo is currently charged. */
export async function isCharged(
  trx: DatabaseTransaction,
  { userId, photoId }: Omit<ChargedPhoto, 'now'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('photo_charges')
    .select('charged')
    .where('user_id', '=', userId)
    .where('photo_id', '=', photoId)
    .executeTakeFirst();
  return row?.charged === 1;
}

async function mark(
  trx: DatabaseTransaction,
  { userId, photoId, now }: ChargedPhoto,
  charged: 0 | 1,
): Promise<void> {
  await trx
    .insertInto('photo_charges')
    .values({ user_id: userId, photo_id: photoId, charged, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'photo_id']).doUpdateSet({ charged, changed_at: now }),
    )
    .execute();
}

export interface CreditEntry {
  userId: string;
  photoId: string;
  /** +1 charged, -1 refunded, 0 free. */
  change: 1 | 0 | -1;
  why: CreditReason;
  now: number;
}

/**
 * Adds an entry to the user's upload credits, in the transaction that changes the count. Entries are never changed or
 * removed.
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
  /** Entries before this number; without it, the newest. */
  before?: number | undefined;
}

/** Entries of the user's upload credits, newest first. */
export async function listCredits(
  db: Database | DatabaseTransaction,
  userId: string,
  { limit, before }: CreditPage,
): Promise<PhotoCreditsTable[]> {
  let query = db.selectFrom('photo_credits').selectAll().where('user_id', '=', userId);
  if (before !== undefined) query = query.where('n', '<', before);
  return query.orderBy('n', 'desc').limit(limit).execute();
}

/** How many entries with these reasons there are since a time. */
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
