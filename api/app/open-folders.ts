import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

import type { BucketSettings } from '../store/photo-files/bucket-settings';
import type { PhotoFiles } from '../store/photo-files/photo-files';
import { PhotosAway } from '../store/photo-files/photos-away';
import { PhotosInBucket } from '../store/photo-files/photos-in-bucket';
import { OF_DISK, PhotosOnDisk, UNFINISHED } from '../store/photo-files/photos-on-disk';
import type { Env } from './env';

type Places = Pick<Env, 'dataFolder' | 'bucket'>;

/** Opens what this process needs besides the database: the photo files and the folder for uploads in progress. */
export async function openFolders(
  env: Places,
  log: Logger,
): Promise<{ files: PhotoFiles; uploads: string }> {
  const files = env.bucket
    ? await openBucket(env.bucket, env, log)
    : await openFolder(env.dataFolder);
  return { files, uploads: emptyFolder(path.join(env.dataFolder, 'incoming')) };
}

/** Opens the photo files without preparing anything, because a server may be using them. */
export async function photoFilesOf({ dataFolder, bucket }: Places): Promise<PhotoFiles> {
  return bucket ? PhotosInBucket.open(bucket) : new PhotosOnDisk(photoFolder(dataFolder));
}

/** The folder of photos that are files. */
export const photoFolder = (dataFolder: string) => path.join(dataFolder, 'photos');

async function openFolder(dataFolder: string): Promise<PhotoFiles> {
  mkdirSync(photoFolder(dataFolder), { recursive: true, mode: 0o700 });
  const files = new PhotosOnDisk(photoFolder(dataFolder));
  await files.removeUnfinished();
  return files;
}

/** @throws if the bucket refuses the key, or photos are still on the disk */
async function openBucket(
  bucket: BucketSettings,
  { dataFolder }: Places,
  log: Logger,
): Promise<PhotoFiles> {
  if (holdsPhotos(dataFolder))
    throw new Error(
      `There are photos in ${photoFolder(dataFolder)}, but S3_BUCKET is set. Bring them there: npm run admin -- move-photos`,
    );
  const files = await PhotosInBucket.open(bucket);
  await files.check().catch((error: unknown) => {
    if (!(error instanceof PhotosAway)) throw error;
    // The server still starts; only photos wait on the devices.
    log.error({ error }, 'the bucket of the photos does not answer: photos wait');
  });
  return files;
}

export function holdsPhotos(dataFolder: string): boolean {
  return peopleWithPhotos(dataFolder).length > 0;
}

/** Ids of the users with photos in a data folder. */
export function peopleWithPhotos(dataFolder: string): string[] {
  const folder = photoFolder(dataFolder);
  if (!existsSync(folder)) return [];
  const people = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isDirectory() && one.name !== OF_DISK,
  );
  const names = people.map(({ name }) => name);
  const photosOf = (name: string) =>
    readdirSync(path.join(folder, name)).filter((file) => !file.endsWith(UNFINISHED));
  return names.filter((name) => photosOf(name).length > 0);
}

function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
