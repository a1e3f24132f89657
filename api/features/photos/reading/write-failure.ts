import { PICTURE_REFUNDS_A_DAY, type CreditReason } from '#shared/contract/photo-credits';
import type { ReadingFailure } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import { PHOTO_JOB } from '../../../store/jobs';
import { isCharged, refundPhoto } from '../../../store/photo-charges';
import { bookCredit, countCredits } from '../../../store/photo-credits';
import type { JobsTable } from '../../../store/tables';
import { showProgress } from './show-progress';

const DAY_MS = 24 * 3600 * 1000;

/** Failures that are about what is on the picture: a call was made for each. */
export const PICTURE_FAILURES = ['not_food', 'unreadable', 'refused'] as const;

const isPictures = (failure: ReadingFailure): failure is (typeof PICTURE_FAILURES)[number] =>
  (PICTURE_FAILURES as readonly ReadingFailure[]).includes(failure);

/**
 * Writes that a reading has come to nothing. The image of a photo that was never read is given back,
 * once; of pictures that show no food only a few a day, so that nobody keeps a provider busy for nothing.
 */
export async function writeFailure(
  trx: DatabaseTransaction,
  job: JobsTable,
  { failure, now }: { failure: ReadingFailure; now: number },
): Promise<void> {
  if (job.kind === PHOTO_JOB && job.cause === 'photo') await giveBack(trx, job, { failure, now });
  await showProgress(trx, job, { state: 'failed', failure, now });
}

async function giveBack(
  trx: DatabaseTransaction,
  { user_id: userId, subject_id: photoId }: JobsTable,
  { failure, now }: { failure: ReadingFailure; now: number },
): Promise<void> {
  const photo = { userId, photoId, now };
  if (!isPictures(failure)) {
    await refundPhoto(trx, photo, 'failed');
    return;
  }
  const given = await pictureRefundsSince(trx, userId, now - DAY_MS);
  if (given < PICTURE_REFUNDS_A_DAY) await refundPhoto(trx, photo, failure);
  else if (await isCharged(trx, photo)) await bookCredit(trx, { ...photo, change: 0, why: 'kept' });
}

async function pictureRefundsSince(
  trx: DatabaseTransaction,
  userId: string,
  since: number,
): Promise<number> {
  const whys: readonly CreditReason[] = PICTURE_FAILURES;
  return countCredits(trx, userId, { whys, since });
}
