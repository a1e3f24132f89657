import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { PhotoFiles } from '../store/photo-files/photo-files';
import { PhotosOnDisk } from '../store/photo-files/photos-on-disk';

/** The folders in the data folder that this process works with. */
export async function openFolders(
  dataFolder: string,
): Promise<{ files: PhotoFiles; uploads: string }> {
  const files = await openPhotoFiles(dataFolder);
  return { files, uploads: emptyFolder(path.join(dataFolder, 'incoming')) };
}

/** Where the photos are. A server may be using them: nothing is made ready for this process. */
export function photoFilesOf(dataFolder: string): PhotosOnDisk {
  return new PhotosOnDisk(path.join(dataFolder, 'photos'));
}

async function openPhotoFiles(dataFolder: string): Promise<PhotoFiles> {
  mkdirSync(path.join(dataFolder, 'photos'), { recursive: true, mode: 0o700 });
  const files = photoFilesOf(dataFolder);
  await files.removeUnfinished();
  return files;
}

function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
