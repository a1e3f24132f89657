import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { PhotoFiles } from '../store/photo-files';

/** The folders in the data folder that this process works with. */
export async function openFolders(
  dataFolder: string,
): Promise<{ files: PhotoFiles; uploads: string }> {
  const files = await openPhotoFiles(path.join(dataFolder, 'photos'));
  return { files, uploads: emptyFolder(path.join(dataFolder, 'incoming')) };
}

async function openPhotoFiles(folder: string): Promise<PhotoFiles> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = new PhotoFiles(folder);
  await files.removeUnfinished();
  return files;
}

function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
