import type { Database, DatabaseTransaction } from '../../store/database';
import { inTransaction, withoutFsync } from '../../store/in-transaction';
import { pause } from '../../store/long-work/in-slices';
import { lockUser } from '../../store/lock-user-sequence';
import { forgetFilesOfGonePhotos } from '../../store/photo-files/forget-files-of-gone-photos';
import type { PhotoFiles } from '../../store/photo-files/photo-files';
import { queueRemovalOfAll, queueRemovals } from '../../store/photo-files/removals';
import {
  contentsInUse,
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
  hasProvider: boolean;
}

/** They may still come. @returns the users whose records have changed */
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

/** Younger files may belong to an upload whose row is not written yet. */
const SETTLED_MS = 3600 * 1000;
const DELETED_AT_ONCE = 200;

interface Removing {
  db: Database;
  now: () => number;
  files: PhotoFiles;
  removals: { run(): Promise<void> };
}

/** Deletes the bytes of deleted photos once they can no longer be restored, and all of deleted accounts. */
export async function removePhotos({ db, now, files, removals }: Removing): Promise<void> {
  await forgetReadingsOfGoneMeals(db);
  await forgetFilesOfGonePhotos(db, now());
  if (files.isOursAlone) await queueUnnamed(db, files, now());
  await removals.run();
}

/** What a process that was killed has left. */
async function queueUnnamed(db: Database, files: PhotoFiles, now: number): Promise<void> {
  for (const people of inParts(await files.people())) {
    const living = await livingAccounts(db, people);
    for (const userId of people) {
      if (living.has(userId)) await queueUnused({ db, files, now }, userId);
      else await withoutFsync(db, async (trx) => queueRemovalOfAll(trx, userId));
    }
    await pause();
  }
}

async function queueUnused(
  { db, files, now }: { db: Database; files: PhotoFiles; now: number },
  userId: string,
): Promise<void> {
  for (const names of inParts(await files.names(userId))) {
    const used = await contentsInUse(db, userId, names);
    const unused = names.filter((name) => !used.has(name));
    const old = await files.olderThan(userId, unused, SETTLED_MS);
    const photos = old.map((name) => ({ person: userId, name }));
    if (photos.length > 0) await withoutFsync(db, async (trx) => queueRemovals(trx, photos, now));
    await pause();
  }
}

function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += DELETED_AT_ONCE)
    yield items.slice(from, from + DELETED_AT_ONCE);
}
