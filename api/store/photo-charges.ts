import type { CreditReason } from '#shared/contract/photo-credits';

import { chargeImage, refundImage } from './accounts';
import type { DatabaseTransaction } from './database';
import { createCredit } from './photo-credits';

export interface ChargedPhoto {
  userId: string;
  photoId: string;
  now: number;
}

/**
 * Counts a photo as one of the account's images, once however often it is asked.
 * False where the free images are used up: then nothing is counted.
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
 * Gives the image of a photo back, where it was counted and has not been given back before. `giveBackImage`
 * has it reach the photo that waits for one.
 * @returns whether one was given back
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

/** Whether a photo is counted as one of the account's images now. */
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
