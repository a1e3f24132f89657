import type { Database } from '../../store/database';
import {
  filesOfGonePhotos,
  forgetPhotoFile,
  isContentUsed,
  knownAccounts,
} from '../../store/photos';
import type { PhotoFiles } from '../../store/photo-files';
import { forgetReadingsOfGoneMeals } from '../../store/readings';

/** A file that is younger may belong to an upload whose row is still to be written. */
const SETTLED_MS = 3600 * 1000;

/**
 * Takes the bytes of photos off the disk whose entry is gone: after the days in which a deletion can be
 * undone, with the entry's own data. Accounts that were deleted lose all of theirs at once.
 */
export async function removePhotos({
  db,
  files,
}: {
  db: Database;
  files: PhotoFiles;
}): Promise<void> {
  await forgetReadingsOfGoneMeals(db);
  for (const file of await filesOfGonePhotos(db)) await forgetPhotoFile(db, file);
  const accounts = await knownAccounts(db);
  for (const userId of await files.people()) {
    if (!accounts.has(userId)) await files.removeAll(userId);
    else await removeUnused(db, files, userId);
  }
}

/** Files that no row speaks of: of photos that are gone, or left by a process that died. */
async function removeUnused(db: Database, files: PhotoFiles, userId: string): Promise<void> {
  for (const sha256 of await files.namesOlderThan(userId, SETTLED_MS)) {
    if (!(await isContentUsed(db, userId, sha256))) await files.remove(userId, sha256);
  }
}
