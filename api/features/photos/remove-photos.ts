import type { Database } from '../../store/database';
import { pause } from '../../store/in-transaction';
import type { PhotoFiles } from '../../store/photo-files';
import { contentsInUse, forgetFilesOfGonePhotos, livingAccounts } from '../../store/photos';
import { forgetReadingsOfGoneMeals } from '../../store/provider-use';

/** Younger files may belong to an upload whose row is not written yet. */
const SETTLED_MS = 3600 * 1000;
const AT_ONCE = 200;

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
  for (let from = 0; from < items.length; from += AT_ONCE) yield items.slice(from, from + AT_ONCE);
}
