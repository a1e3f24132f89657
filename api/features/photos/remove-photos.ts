import path from 'node:path';
import type { Logger } from 'pino';

import type { Database } from '../../store/database';
import type { ErasedLog } from '../../store/erased-log';
import { withoutFsync } from '../../store/in-transaction';
import { inParts } from '../../store/long-work/in-parts';
import { pause } from '../../store/long-work/in-slices';
import { forgetFilesOfGonePhotos } from '../../store/photo-files/forget-files-of-gone-photos';
import type { PhotoFiles } from '../../store/photo-files/photo-files';
import { queueRemovalOfAll, queueRemovals } from '../../store/photo-files/removals';
import { contentsInUse, knownAccounts } from '../../store/photos';
import { forgetReadingsOfGoneMeals } from '../../store/provider-use';

/** Younger files may belong to an upload whose row is not written yet. */
const SETTLED_MS = 3600 * 1000;
/** An old database may have been started by mistake: the right one still has rows for these files. */
const UNNAMED_MS = 30 * 24 * 3600 * 1000;
const AT_ONCE = 200;

interface Removing {
  db: Database;
  now: () => number;
  files: PhotoFiles;
  erased: Pick<ErasedLog, 'entries'>;
  removals: { run(): Promise<void> };
  log: Pick<Logger, 'warn'>;
}

/** Deletes the bytes of deleted photos that can no longer be restored, and all photos of deleted accounts. */
export async function removePhotos(removing: Removing): Promise<void> {
  const { db, now, files, removals } = removing;
  await forgetReadingsOfGoneMeals(db);
  await forgetFilesOfGonePhotos(db, now());
  if (files.isOursAlone) await queueUnnamed(removing);
  await removals.run();
}

/**
 * Queues the removal of files without a row, left by earlier versions or after the database was restored. Files of
 * users who are unknown, and not known as deleted, are kept.
 */
async function queueUnnamed(removing: Removing): Promise<void> {
  const { db, files, erased, log } = removing;
  const deletions = erased.entries();
  const unknown: string[] = [];
  for (const people of inParts(await files.people(), AT_ONCE)) {
    const known = await knownAccounts(db, people);
    for (const userId of people) {
      const state = known.get(userId);
      if (state === 'living') await queueUnused(removing, userId);
      else if (state === 'deleted' || deletions.has(userId))
        await withoutFsync(db, async (trx) => queueRemovalOfAll(trx, userId));
      else if ((await files.names(userId)).length > 0) unknown.push(userId);
    }
    await pause();
  }
  if (unknown.length > 0) log.warn(wordsOfUnknown(files, unknown), UNKNOWN);
}

const UNKNOWN =
  'there are photos of accounts that the database does not know; they stay. Is it the right one? If they are to go, remove their folders';

function wordsOfUnknown({ place = '' }: PhotoFiles, [first = '', ...others]: string[]) {
  return { accounts: others.length + 1, first: path.join(place, first) };
}

async function queueUnused(
  { db, files, now }: Pick<Removing, 'db' | 'files' | 'now'>,
  userId: string,
): Promise<void> {
  for (const names of inParts(await files.names(userId), AT_ONCE)) {
    const used = await contentsInUse(db, userId, names);
    const unused = names.filter((name) => !used.has(name));
    const old = await files.olderThan(userId, unused, SETTLED_MS);
    const photos = old.map((name) => ({ person: userId, name }));
    const due = now() + UNNAMED_MS;
    if (photos.length > 0) await withoutFsync(db, async (trx) => queueRemovals(trx, photos, due));
    await pause();
  }
}
