import { PICTURE_REFUNDS_A_DAY, type CreditReason } from '#shared/contract/photo-credits';
import type { ReadingFailure } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import { isCharged, refundPhoto, type ChargedPhoto } from '../../../store/photo-charges';
import { countCredits, createCredit } from '../../../store/photo-credits';

const DAY_MS = 24 * 3600 * 1000;

export const PICTURE_FAILURES = ['not_food', 'unreadable', 'refused'] as const;

const isPictures = (failure: ReadingFailure): failure is (typeof PICTURE_FAILURES)[number] =>
  (PICTURE_FAILURES as readonly ReadingFailure[]).includes(failure);

/** Refunds a photo that was not read, once; pictures without food only a few times a day. @returns whether it did */
export async function giveBackFailed(
  trx: DatabaseTransaction,
  photo: ChargedPhoto,
  failure: ReadingFailure,
): Promise<boolean> {
  if (!isPictures(failure)) return refundPhoto(trx, photo, 'failed');
  const whys: readonly CreditReason[] = PICTURE_FAILURES;
  const given = await countCredits(trx, photo.userId, { whys, since: photo.now - DAY_MS });
  if (given < PICTURE_REFUNDS_A_DAY) return refundPhoto(trx, photo, failure);
  if (await isCharged(trx, photo)) await createCredit(trx, { ...photo, change: 0, why: 'kept' });
  return false;
}
