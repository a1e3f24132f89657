import { existsSync } from 'node:fs';
import path from 'node:path';

import { loadEnv } from '../../api/app/env';
import { photoFolder } from '../../api/app/open-folders';
import { hasPhotoPlace } from '../../api/app/photo-place';
import { wordsOfLost } from '../../api/store/backup/verify-backup';
import { lockFolder } from '../../api/store/data-folder';
import { movePhotoPlace } from '../../api/store/photo-files/photo-place';
import { namedPhotos } from '../../api/store/photo-files/move-photos';
import { withDatabase } from './data-folder';

/** Records in a database on a server that its photos are in this data folder now. */
export async function photosHere(): Promise<void> {
  await withDatabase(async (db, dataFolder) => {
    if (!hasPhotoPlace(loadEnv()))
      throw new Error(
        'This is for a database on PostgreSQL with its photos in DATA_DIR. Nothing was done.',
      );
    const release = lockFolder(dataFolder);
    try {
      const folder = photoFolder(dataFolder);
      const named = (await namedPhotos(db)).map(({ user_id, sha256 }) => `${user_id}/${sha256}`);
      const lost = named.filter((name) => !existsSync(path.join(folder, name)));
      await movePhotoPlace(db, folder);
      console.log(
        `The photos are in ${folder} from now on: ${named.length - lost.length} of ${named.length} are there.`,
      );
      if (lost.length === 0) return;
      console.error(`${wordsOfLost(lost)}. Bring them there, too.`);
      process.exitCode = 1;
    } finally {
      release();
    }
  });
}
