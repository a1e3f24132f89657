import { type CreditReason, PICTURE_REFUNDS_A_DAY } from '#shared/contract/photo-credits';
import type { Photo } from '#shared/records/photo';
import type { ReadingFailure } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import {
  type ChargedPhoto,
  chargePhoto,
  countCredits,
  createCredit,
  isCharged,
  refundPhoto,
} from '../../../store/photo-charges';
import { aiConsent } from '../../../store/privacy/consents';

const DAY_MS = 24 * 3600 * 1000;

export const PICTURE_FAILURES = ['not_food', 'unreadable', 'refused'] as const;

const isPictures = (failure: ReadingFailure): failure is (typeof PICTURE_FAILURES)[number] =>
  (PICTURE_FAILURES as readonly ReadingFailure[]).includes(failure);

/**
 * Refunds a photo whose analysis failed, once; pictures without food only a few times a day.
 * @returns whether it did
 */
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

export interface Announced {
  userId: string;
  photoId: string;
  now: number;
  hasProvider: boolean;
}

/**
 * Charges the image before the bytes are uploaded, so that no photo is uploaded that cannot be analyzed. Photos that
 * are not sent to the provider are not charged.
 */
export async function reservePhoto(
  trx: DatabaseTransaction,
  { hasProvider, ...photo }: Announced,
): Promise<Pick<Photo, 'status' | 'failure'>> {
  const isSent = hasProvider && (await aiConsent(trx, photo.userId)).send;
  const taken = !isSent || (await chargePhoto(trx, photo, 'announced'));
  return { status: taken ? 'awaiting_upload' : 'over_limit', failure: null };
}
