import { uuidv7 } from 'uuidv7';

import { registry, registryOnDisk, type SharedPhoto } from './registry';

/** Limit for one share: a whole album is more than a meal. */
export const SHARED_MOST = 10;

/** Works signed out, too. @returns how many were kept */
export async function keepSharedPhotos(files: readonly Blob[]): Promise<number> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const kept = await Promise.all(
    pictures.slice(0, SHARED_MOST).map(async (file) => ({
      id: uuidv7(),
      mime: file.type,
      bytes: await file.arrayBuffer(),
    })),
  );
  await registryOnDisk.sharedPhotos.bulkAdd(kept);
  return kept.length;
}

/** The ids are UUIDv7: the first is the oldest. */
export async function nextSharedPhoto(): Promise<SharedPhoto | undefined> {
  return registry().sharedPhotos.orderBy('id').first();
}

export async function removeSharedPhoto(id: string): Promise<void> {
  await registry().sharedPhotos.delete(id);
}
