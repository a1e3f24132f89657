import type { Database, DatabaseTransaction } from '../../store/database';
import { inTransaction, pause } from '../../store/in-transaction';
import { lockUser } from '../../store/lock-user-sequence';
import type { PhotoFiles } from '../../store/photo-files/photo-files';
import {
  contentsInUse,
  forgetFilesOfGonePhotos,
  livingAccounts,
  photosWaitingSince,
  type WaitingPhoto,
} from '../../store/photos';
import { forgetReadingsOfGoneMeals } from '../../store/provider-use';
import { findRecord } from '../../store/records';
import { photoEvent } from './states/photo-event';

const PATIENCE_MS = 30 * 24 * 3600 * 1000;
/** About 10 ms in one transaction. */
const AT_ONCE = 20;

interface Expiring {
  db: Database;
  now: () => number;
  provider: boolean;
}

/** They may still come. @returns the users whose records have changed */
export async function expirePhotos({ db, now, provider }: Expiring): Promise<string[]> {
  const changed = new Set<string>();
  const before = now() - PATIENCE_MS;
  let after: WaitingPhoto | undefined;
  for (;;) {
    const waiting: WaitingPhoto[] = await photosWaitingSince(db, { before, after, most: AT_ONCE });
    for (const userId of await expire(db, waiting, { now: now(), provider })) changed.add(userId);
    if (waiting.length < AT_ONCE) return [...changed];
    after = waiting.at(-1);
    await pause();
  }
}

async function expire(
  db: Database,
  photos: WaitingPhoto[],
  at: { now: number; provider: boolean },
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
  at: { now: number; provider: boolean },
): Promise<boolean> {
  const photo = await findRecord(trx, userId, { type: 'photo', id: photoId });
  const event = photo?.deleted === true ? 'dropped' : 'expired';
  return photoEvent(trx, event, { userId, photoId, ...at });
}

/** Younger files may belong to an upload whose row is not written yet. */
const SETTLED_MS = 3600 * 1000;
const DELETED_AT_ONCE = 200;

/** Deletes the bytes of deleted photos once they can no longer be restored, and all of deleted accounts. */
export async function removePhotos({
  db,
  files,
}: {
  db: Database;
  files: PhotoFiles;
}): Promise<void> {
  await forgetReadingsOfGoneMeals(db);
  await forgetFilesOfGonePhotos(db);
  for (const people of inParts(await files.people())) {
    const living = await livingAccounts(db, people);
    for (const userId of people) {
      if (!living.has(userId)) await files.removeAll(userId);
      else await removeUnused(db, files, userId);
    }
    await pause();
  }
}

async function removeUnused(db: Database, files: PhotoFiles, userId: string): Promise<void> {
  for (const names of inParts(await files.names(userId))) {
    const used = await contentsInUse(db, userId, names);
    const unused = names.filter((name) => !used.has(name));
    for (const name of await files.olderThan(userId, unused, SETTLED_MS)) {
      const isUsed = (await contentsInUse(db, userId, [name])).size > 0;
      if (!isUsed) await files.remove(userId, name);
    }
    await pause();
  }
}

function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += DELETED_AT_ONCE)
    yield items.slice(from, from + DELETED_AT_ONCE);
}
