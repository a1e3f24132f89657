import type { Work, Write } from '../../jobs/work';
import type { JobsTable } from '../../store/tables';
import { giveBackImage } from './states/photo-event';

/** For jobs that versions up to 0.1.0 have added. */
export function duplicateWork({ now }: { now: () => number }): Work {
  const write = ({ user_id: userId, subject_id: photoId }: JobsTable): Write => {
    return (trx) => giveBackImage(trx, { userId, photoId, now: now() }, 'duplicate');
  };
  return { run: (job) => Promise.resolve(write(job)), giveUp: write };
}
