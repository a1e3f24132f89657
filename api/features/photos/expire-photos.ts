import type { Database, DatabaseTransaction } from '../../store/database';
import { findRecord } from '../../store/records';
import { pause } from '../../store/slices';
import { photosWaitingSince, type WaitingPhoto } from '../../store/waiting-photos';
import { photoEvent } from './states/photo-event';

const PATIENCE_MS = 30 * 24 * 3600 * 1000;
/** Photos of one transaction: some 10 ms, and one wait for the disk. */
const AT_ONCE = 20;

/**
 * Gives back the images of photos whose bytes have not come within a month, or were deleted before
 * they came. They may still come: then they are counted again.
 * @returns whose records it has changed
 */
export async function expirePhotos({
  db,
  now,
}: {
  db: Database;
  now: () => number;
}): Promise<string[]> {
  const changed = new Set<string>();
  const before = now() - PATIENCE_MS;
  let after: WaitingPhoto | undefined;
  for (;;) {
    const waiting: WaitingPhoto[] = await photosWaitingSince(db, { before, after, most: AT_ONCE });
    for (const userId of await expire(db, waiting, now())) changed.add(userId);
    if (waiting.length < AT_ONCE) return [...changed];
    after = waiting.at(-1);
    await pause();
  }
}

/** Ends the wait for photos; returns whose records it has changed. */
async function expire(db: Database, photos: WaitingPhoto[], now: number): Promise<string[]> {
  if (photos.length === 0) return [];
  return db.transaction().execute(async (trx) => {
    const changed: string[] = [];
    for (const photo of photos) {
      if (await expireOne(trx, photo, now)) changed.push(photo.userId);
    }
    return changed;
  });
}

/** False where there is nothing of it to be told. */
async function expireOne(
  trx: DatabaseTransaction,
  { userId, photoId }: WaitingPhoto,
  now: number,
): Promise<boolean> {
  const photo = await findRecord(trx, userId, { type: 'photo', id: photoId });
  const event = photo?.deleted === true ? 'dropped' : 'expired';
  const happened = await photoEvent(trx, event, { userId, photoId, now });
  return happened && event === 'expired';
}
