import type { Photo } from '#shared/records/photo';

import type { Database } from '../../store/database';
import { refundPhoto } from '../../store/photo-charges';
import { findRecord, photosWaitingSince, writeRecord } from '../../store/records';

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
  for (const { userId, photoId } of await photosWaitingSince(db, now() - PATIENCE_MS)) {
    await db.transaction().execute(async (trx) => {
      const photo = await findRecord(trx, userId, { type: 'photo', id: photoId });
      const { status } = (photo?.data ?? {}) as Partial<Photo>;
      if (status !== 'awaiting_upload') return;
      const why = photo?.deleted === true ? 'deleted' : 'expired';
      await refundPhoto(trx, { userId, photoId, now: now() }, why);
      if (photo?.deleted) return;
      const fields = { status: 'expired' };
      await writeRecord(trx, userId, { type: 'photo', id: photoId, fields, now: now() });
      changed.add(userId);
    });
  }
  return [...changed];
}
