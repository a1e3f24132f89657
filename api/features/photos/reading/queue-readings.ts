import { REREADINGS_A_DAY } from '#shared/contract/photo-credits';
import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import type { ReadingCause } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import { addJob, isJobOpen, PHOTO_JOB, TEXT_JOB } from '../../../store/jobs';
import { chargePhoto } from '../../../store/photo-charges';
import { bookCredit, countCredits } from '../../../store/photo-credits';
import { findPhotoFile } from '../../../store/photos';
import { findRecord, type StoredRecord } from '../../../store/records';
import { acceptPhoto, queuePhoto } from '../accept-photo';
import { showProgress } from './show-progress';

const DAY_MS = 24 * 3600 * 1000;

export interface Reader {
  userId: string;
  now: number;
  /** Whether a provider is set on this server, and whether it is to read words, too. */
  provider: boolean;
  readsWords: boolean;
}

/**
 * Looks at what a person has just written and queues the readings that it asks for: of new or changed
 * words, of a meal that they wish to have read again, of one that they have brought back.
 * @param since the person's sequence number before the change
 */
export async function queueReadings(
  trx: DatabaseTransaction,
  reader: Reader,
  { changed, since }: { changed: readonly StoredRecord[]; since: number },
): Promise<void> {
  if (!reader.provider) return;
  for (const { type, id, data, deleted, fieldMeta } of changed) {
    if (type !== 'meal' || deleted || data === null) continue;
    const isNew = (field: keyof Meal) => (fieldMeta[field]?.seq ?? 0) > since;
    await queueFor(trx, reader, {
      id,
      meal: data as unknown as Meal,
      wished: isNew('asked'),
      reworded: isNew('description') || isNew('notes'),
    });
  }
}

interface ChangedMeal {
  id: string;
  meal: Meal;
  wished: boolean;
  reworded: boolean;
}

async function queueFor(
  trx: DatabaseTransaction,
  reader: Reader,
  change: ChangedMeal,
): Promise<void> {
  const { meal, wished } = change;
  const cause = wished && meal.asked ? 'asked' : 'words';
  const wanted = { ...change, cause } as const;
  const photo = meal.photoId === null ? undefined : await photoOf(trx, reader.userId, meal.photoId);
  if (!photo) return readWords(trx, reader, wanted);
  if (photo.status === 'done') {
    return rereadPhoto(trx, reader, wanted);
  }
  if (isUnderWay(photo.status)) return resume(trx, reader, photo);
  // One that failed, or waits for an image, is taken as if it were brought again.
  const again = cause === 'asked' && photo.stored;
  if (again) return acceptPhoto(trx, { ...reader, photoId: photo.id });
  return readWords(trx, reader, wanted);
}

interface KnownPhoto {
  id: string;
  status: Photo['status'];
  stored: boolean;
}

const isUnderWay = (status: Photo['status']) => status === 'queued' || status === 'analysing';

async function photoOf(
  trx: DatabaseTransaction,
  userId: string,
  id: string,
): Promise<KnownPhoto | undefined> {
  const record = await findRecord(trx, userId, { type: 'photo', id });
  if (!record?.data || record.deleted) return undefined;
  const { status } = record.data as Partial<Photo>;
  return { id, status, stored: (await findPhotoFile(trx, userId, id)) !== undefined };
}

/** A meal that was deleted while its photo waited, and came back after its job had let go of it. */
async function resume(
  trx: DatabaseTransaction,
  { userId, now }: Reader,
  { id: photoId }: KnownPhoto,
): Promise<void> {
  if (await isJobOpen(trx, { kind: PHOTO_JOB, userId, subjectId: photoId })) return;
  const photo = { userId, photoId, now };
  if (await chargePhoto(trx, photo, 'brought')) await queuePhoto(trx, photo);
}

type Wanted = ChangedMeal & { cause: ReadingCause };

/** Another look at a photo that was counted already: for nothing, but not without end. */
async function rereadPhoto(
  trx: DatabaseTransaction,
  { userId, now }: Reader,
  { meal, cause, reworded }: Wanted,
): Promise<void> {
  if (cause === 'words' && !reworded) return;
  const photoId = meal.photoId ?? '';
  const job = { kind: PHOTO_JOB, user_id: userId, subject_id: photoId, cause };
  const since = now - DAY_MS;
  if ((await countCredits(trx, userId, { whys: ['reread'], since })) >= REREADINGS_A_DAY) {
    await showProgress(trx, job, { state: 'failed', failure: 'too_often', now });
    return;
  }
  await addJob(trx, { kind: PHOTO_JOB, userId, subjectId: photoId, cause, now });
  await bookCredit(trx, { userId, photoId, change: 0, why: 'reread', now });
  await showProgress(trx, job, { state: 'queued', now });
}

/** Words are read by the provider after the device, unless the person has made the items their own. */
async function readWords(
  trx: DatabaseTransaction,
  { userId, now, readsWords }: Reader,
  { id, meal, cause, reworded }: Wanted,
): Promise<void> {
  const wanted = cause === 'asked' || (reworded && meal.items === null);
  if (!readsWords || !meal.description || !wanted) return;
  const job = { kind: TEXT_JOB, user_id: userId, subject_id: id, cause };
  await addJob(trx, { kind: TEXT_JOB, userId, subjectId: id, cause, now });
  await showProgress(trx, job, { state: 'queued', now });
}
