import type { Photo } from '#shared/records/photo';

import { setCharged } from '../../store/photos';
import { takeImage } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { addJob } from '../../store/jobs';
import { writeRecord } from '../../store/records';

/** The kind of job that has a provider read a photo. */
export const PHOTO_JOB = 'photo';

export interface Acceptance {
  userId: string;
  photoId: string;
  now: number;
  /** Whether a provider is set on this server. */
  provider: boolean;
}

/**
 * Decides what becomes of a photo whose bytes are here: it is counted and queued, or it waits for an
 * upgrade, or, without a provider, it is kept and not counted. Once counted it is never counted again.
 */
export async function acceptPhoto(
  trx: DatabaseTransaction,
  { userId, photoId, now, provider }: Acceptance,
): Promise<Photo['status']> {
  const status = provider ? await charge(trx, { userId, photoId, now }) : 'unanalysed';
  await writeRecord(trx, userId, {
    type: 'photo',
    id: photoId,
    fields: { status, failure: null },
    now,
  });
  if (status === 'queued') await addJob(trx, { kind: PHOTO_JOB, userId, subjectId: photoId, now });
  return status;
}

async function charge(
  trx: DatabaseTransaction,
  { userId, photoId, now }: Omit<Acceptance, 'provider'>,
): Promise<'queued' | 'over_limit'> {
  const first = await setCharged(trx, userId, { photoId, charged: 1 });
  if (!first || (await takeImage(trx, userId, now))) return 'queued';
  await setCharged(trx, userId, { photoId, charged: 0 });
  return 'over_limit';
}
