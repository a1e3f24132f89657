import type { DatabaseTransaction } from '../../../store/database';
import { PHOTO_JOB } from '../../../store/jobs';
import { refundPhoto } from '../../../store/photo-charges';
import type { JobsTable } from '../../../store/tables';

/** What was deleted before it was read has cost nothing; nobody looks at its state any more. */
export async function writeGone(
  trx: DatabaseTransaction,
  { kind, cause, user_id: userId, subject_id: photoId }: JobsTable,
  now: number,
): Promise<void> {
  if (kind !== PHOTO_JOB || cause !== 'photo') return;
  await refundPhoto(trx, { userId, photoId, now }, 'deleted');
}
