import type { Photo } from '#shared/records/photo';

import type { DatabaseTransaction } from '../../store/database';
import { addJob } from '../../store/jobs';
import { chargePhoto } from '../../store/photo-charges';
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

// What is being analysed, or has been, is not taken again by another upload; what failed may be.
const TAKEN = new Set<Photo['status']>(['queued', 'analysing', 'done']);

/**
 * Decides what becomes of a photo whose bytes are here: it is queued, or it waits for an upgrade, or,
 * without a provider, it is kept and not counted. It was counted when its record came; one that was
 * not, or was given back since, is counted now.
 */
export async function acceptPhoto(
  trx: DatabaseTransaction,
  { userId, photoId, now, provider }: Acceptance,
): Promise<void> {
  const record = await findRecord(trx, userId, { type: 'photo', id: photoId });
  const { status: current } = (record?.data ?? {}) as Partial<Photo>;
  if (TAKEN.has(current)) return;
  const status = await statusFor(trx, { userId, photoId, now, provider });
  if (status === current) return;
  const fields = { status, failure: null };
  await writeRecord(trx, userId, { type: 'photo', id: photoId, fields, now });
  if (status === 'queued') await addJob(trx, { kind: PHOTO_JOB, userId, subjectId: photoId, now });
}

async function statusFor(
  trx: DatabaseTransaction,
  { provider, ...photo }: Acceptance,
): Promise<'queued' | 'over_limit' | 'unanalysed'> {
  if (!provider) return 'unanalysed';
  return (await chargePhoto(trx, photo)) ? 'queued' : 'over_limit';
}

/**
 * The first state of a photo whose record has come before its bytes. Its image is taken here, so
 * that nothing goes up in vain.
 */
export async function reservePhoto(
  trx: DatabaseTransaction,
  { provider, ...photo }: Acceptance,
): Promise<Pick<Photo, 'status' | 'failure'>> {
  const taken = !provider || (await chargePhoto(trx, photo));
  return { status: taken ? 'awaiting_upload' : 'over_limit', failure: null };
}
