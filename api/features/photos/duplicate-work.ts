import type { Work, Write } from '../../jobs/work';
import type { DatabaseTransaction } from '../../store/database';
import { addJob, DUPLICATE_JOB } from '../../store/jobs';
import { refundPhoto, type ChargedPhoto } from '../../store/photo-charges';
import type { JobsTable } from '../../store/tables';

/**
 * An image comes back so long after its picture was found to be one that was read before: within a burst
 * of uploads the limit is the limit, whatever is in the pictures.
 */
export const DUPLICATE_SETTLES_MS = 120_000;

/** Has the image of a duplicate given back, in the transaction that writes its reading. */
export async function giveBackLater(
  trx: DatabaseTransaction,
  { userId, photoId, now }: ChargedPhoto,
): Promise<void> {
  const at = now + DUPLICATE_SETTLES_MS;
  const job = { kind: DUPLICATE_JOB, userId, subjectId: photoId, cause: 'photo' as const };
  await addJob(trx, { ...job, now: at });
}

/** Gives the image of a duplicate back. */
export function duplicateWork({ now }: { now: () => number }): Work {
  const write = ({ user_id: userId, subject_id: photoId }: JobsTable): Write => {
    return (trx) => refundPhoto(trx, { userId, photoId, now: now() }, 'duplicate');
  };
  return { run: (job) => Promise.resolve(write(job)), giveUp: write };
}
