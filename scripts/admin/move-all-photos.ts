import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { loadEnv } from '../../api/app/env';
import { holdsPhotos, photoFolder } from '../../api/app/open-folders';
import { wordsOfLost } from '../../api/store/backup/verify-backup';
import { IN_BUCKET, lockFolder } from '../../api/store/data-folder';
import { movePhotos, type MovedPhotos } from '../../api/store/photo-files/move-photos';
import { movePhotoPlace } from '../../api/store/photo-files/photo-place';
import { PhotosInBucket } from '../../api/store/photo-files/photos-in-bucket';
import { PhotosOnDisk } from '../../api/store/photo-files/photos-on-disk';
import { withDatabase } from './data-folder';

/** Moves the photos from the data folder to the bucket, or back with --back. */
export async function moveAllPhotos(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { back: { type: 'boolean', default: false } },
  });
  await withDatabase(async (db, dataFolder) => {
    const { bucket, databaseUrl } = loadEnv();
    if (!bucket) throw new Error('Set S3_ENDPOINT, S3_BUCKET and the key. Nothing was moved.');
    const release = lockFolder(dataFolder);
    try {
      const remote = await PhotosInBucket.open(bucket);
      await remote.check();
      mkdirSync(photoFolder(dataFolder), { recursive: true, mode: 0o700 });
      const local = new PhotosOnDisk(photoFolder(dataFolder));
      const [from, to] = values.back ? [remote, local] : [local, remote];
      const moved = await movePhotos(db, from, to);
      tell(moved, values.back ? dataFolder : `the bucket ${remote.name}`);
      if (values.back) {
        if (databaseUrl !== undefined) await movePhotoPlace(db, photoFolder(dataFolder));
        tellBack(remote.name);
      } else setAside(dataFolder);
    } finally {
      release();
    }
  });
}

function tell({ moved, lost }: MovedPhotos, place: string): void {
  console.log(`Photos copied to ${place}, each as it was: ${moved}.`);
  if (lost.length === 0) return;
  console.error(`${wordsOfLost(lost)}. They were so before, too: a backup may have them.`);
  process.exitCode = 1;
}

function tellBack(name: string): void {
  console.log(
    `Now take the lines S3_... out of the settings, and start the server. What is in the bucket ${name} stays there: empty it when all is well.`,
  );
}

/** The server does not start with a bucket while there are photos in the data folder. */
function setAside(dataFolder: string): void {
  if (holdsPhotos(dataFolder)) {
    const time = new Date().toISOString().replace(/[:.]/g, '');
    const aside = path.join(dataFolder, IN_BUCKET + time);
    mkdirSync(aside, { mode: 0o700 });
    renameSync(photoFolder(dataFolder), path.join(aside, 'photos'));
    console.log(`The files are in ${aside} now. Delete that folder when all is well.`);
  }
  console.log('Now start the server with the same settings.');
}
