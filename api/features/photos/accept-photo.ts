import type { Photo } from '#shared/records/photo';

import type { DatabaseTransaction } from '../../store/database';
import { addJob, PHOTO_JOB } from '../../store/jobs';
import { chargePhoto, refundPhoto } from '../../store/photo-charges';
import { isDuplicate } from '../../store/photos';
import { findRecord, writeRecord } from '../../store/records';
import { DUPLICATE_SETTLES_MS } from './duplicate-work';
import { showProgress } from './reading/show-progress';

export interface Acceptance {
  userId: string;
  photoId: string;
  now: number;
  /** Whether a provider is set on this server. */
  provider: boolean;
  /** Whether bytes that are here have come once more, and nobody has asked for another reading. */
  broughtAgain?: boolean;
}

// What is being analysed, or has been, is not taken again by another upload; what failed may be.
const TAKEN = new Set<Photo['status']>(['queued', 'analysing', 'done']);

// But what was found of the picture itself stays: an upload whose answer was lost comes twice, and another
// reading would be paid for. A person who sees more in it asks for one.
const FOUND = new Set<Photo['failure']>(['not_food', 'unreadable', 'refused']);

/**
 * Decides what becomes of a photo whose bytes are here: it is queued, or it waits for an upgrade, or,
 * without a provider, it is kept and not counted. It was counted when its record came; one that was
 * not, or was given back since, is counted now. A picture that the person has had read before is read
 * for nothing.
 */
export async function acceptPhoto(trx: DatabaseTransaction, acceptance: Acceptance): Promise<void> {
  const { userId, photoId, now, broughtAgain = false } = acceptance;
  const record = await findRecord(trx, userId, { type: 'photo', id: photoId });
  const { status: current, failure = null } = (record?.data ?? {}) as Partial<Photo>;
  if (TAKEN.has(current) || (broughtAgain && FOUND.has(failure))) return;
  const status = await statusFor(trx, acceptance);
  if (status === 'queued') return queuePhoto(trx, acceptance);
  if (status === current) return;
  const fields = { status, failure: null };
  await writeRecord(trx, userId, { type: 'photo', id: photoId, fields, now });
}

/** Queues the first reading of a photo that has been counted, and says so on it and its meal. */
export async function queuePhoto(
  trx: DatabaseTransaction,
  { userId, photoId, now }: Omit<Acceptance, 'provider'>,
): Promise<void> {
  const cause = 'photo' as const;
  await addJob(trx, { kind: PHOTO_JOB, userId, subjectId: photoId, cause, now });
  const job = { kind: PHOTO_JOB, user_id: userId, subject_id: photoId, cause };
  await showProgress(trx, job, { state: 'queued', now });
}

async function statusFor(
  trx: DatabaseTransaction,
  { provider, ...photo }: Acceptance,
): Promise<'queued' | 'over_limit' | 'unanalysed'> {
  if (!provider) return 'unanalysed';
  if (await isDuplicate(trx, { ...photo, readBefore: photo.now - DUPLICATE_SETTLES_MS })) {
    await refundPhoto(trx, photo, 'duplicate');
    return 'queued';
  }
  return (await chargePhoto(trx, photo, 'brought')) ? 'queued' : 'over_limit';
}

/**
 * The first state of a photo whose record has come before its bytes. Its image is taken here, so
 * that nothing goes up in vain.
 */
export async function reservePhoto(
  trx: DatabaseTransaction,
  { provider, ...photo }: Acceptance,
): Promise<Pick<Photo, 'status' | 'failure'>> {
  const taken = !provider || (await chargePhoto(trx, photo, 'announced'));
  return { status: taken ? 'awaiting_upload' : 'over_limit', failure: null };
}
