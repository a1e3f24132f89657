import type { Database, DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { pause } from '../../store/long-work/in-slices';
import { lockUser } from '../../store/lock-user-sequence';
import { photosWaitingSince, type WaitingPhoto } from '../../store/photos';
import { findRecord } from '../../store/records';
import { photoEvent } from './states/photo-event';

const PATIENCE_MS = 30 * 24 * 3600 * 1000;
/** About 10 ms in one transaction. */
const AT_ONCE = 20;

interface Expiring {
  db: Database;
  now: () => number;
  hasProvider: boolean;
}

/** Marks photos as expired; their bytes can still be uploaded. @returns the users whose records have changed */
export async function expirePhotos({ db, now, hasProvider }: Expiring): Promise<string[]> {
  const changed = new Set<string>();
  const before = now() - PATIENCE_MS;
  let after: WaitingPhoto | undefined;
  for (;;) {
    const waiting: WaitingPhoto[] = await photosWaitingSince(db, { before, after, most: AT_ONCE });
    for (const userId of await expire(db, waiting, { now: now(), hasProvider }))
      changed.add(userId);
    if (waiting.length < AT_ONCE) return [...changed];
    after = waiting.at(-1);
    await pause();
  }
}

async function expire(
  db: Database,
  photos: WaitingPhoto[],
  at: { now: number; hasProvider: boolean },
): Promise<string[]> {
  if (photos.length === 0) return [];
  return inTransaction(db, async (trx) => {
    const changed: string[] = [];
    for (const photo of photos) {
      const isOpen = await lockUser(trx, photo.userId);
      if (isOpen && (await expireOne(trx, photo, at))) changed.push(photo.userId);
    }
    return changed;
  });
}

async function expireOne(
  trx: DatabaseTransaction,
  { userId, photoId }: WaitingPhoto,
  at: { now: number; hasProvider: boolean },
): Promise<boolean> {
  const photo = await findRecord(trx, userId, { type: 'photo', id: photoId });
  const event = photo?.deleted === true ? 'dropped' : 'expired';
  return photoEvent(trx, event, { userId, photoId, ...at });
}
