import type { Photo } from '#shared/records/photo';

import type { Database } from '../../store/database';
import { refundPhoto } from '../../store/photo-charges';
import { findRecord, writeRecord } from '../../store/records';
import { inSlices, pause } from '../../store/slices';
import { photosWaitingSince, type WaitingPhoto } from '../../store/waiting-photos';

const PATIENCE_MS = 30 * 24 * 3600 * 1000;

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
  await inSlices(async (most) => {
    const waiting = await photosWaitingSince(db, { before, after, most });
    for (const photo of waiting) {
      if (await expire(db, photo, now())) changed.add(photo.userId);
      // Each is a commit of its own.
      await pause();
    }
    after = waiting.at(-1);
    return waiting.length;
  });
  return [...changed];
}

/** Ends the wait for one photo; false where there is nothing of it to be told. */
async function expire(
  db: Database,
  { userId, photoId }: WaitingPhoto,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const photo = await findRecord(trx, userId, { type: 'photo', id: photoId });
    const { status } = (photo?.data ?? {}) as Partial<Photo>;
    if (status !== 'awaiting_upload') return false;
    const why = photo?.deleted === true ? 'deleted' : 'expired';
    await refundPhoto(trx, { userId, photoId, now }, why);
    if (photo?.deleted) return false;
    const fields = { status: 'expired' };
    await writeRecord(trx, userId, { type: 'photo', id: photoId, fields, now });
    return true;
  });
}
