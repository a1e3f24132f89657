import type { Photo } from '#shared/records/photo';

import { setCharged } from '../../store/photos';
import { takeImage } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { addJob } from '../../store/jobs';
import { findRecord, writeRecord } from '../../store/records';

/** The kind of job that has a provider read a photo. */
export const PHOTO_JOB = 'photo';

export interface Acceptance {
  userId: string;
  photoId: string;
  now: number;
  /** Whether a provider is set on this server. */
  provider: boolean;
}

// What has been taken for analysis once is not taken again by another upload.
const TAKEN = new Set<Photo['status']>(['queued', 'analysing', 'done', 'failed']);

/**
 * Decides what becomes of a photo whose bytes are here: it is counted and queued, or it waits for an
 * upgrade, or, without a provider, it is kept and not counted. One that waits may be brought again,
 * after an upgrade for instance; once counted it is never counted again.
 */
export async function acceptPhoto(
  trx: DatabaseTransaction,
  { userId, photoId, now, provider }: Acceptance,
): Promise<void> {
  const record = await findRecord(trx, userId, { type: 'photo', id: photoId });
  const { status: current } = (record?.data ?? {}) as Partial<Photo>;
  if (TAKEN.has(current)) return;
  const status = provider ? await charge(trx, { userId, photoId, now }) : 'unanalysed';
  if (status === current) return;
  const fields = { status, failure: null };
  await writeRecord(trx, userId, { type: 'photo', id: photoId, fields, now });
  if (status === 'queued') await addJob(trx, { kind: PHOTO_JOB, userId, subjectId: photoId, now });
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
