import { uuidv7 } from 'uuidv7';

import { registryOnDisk, type SharedPhoto } from './registry';

export const SHARED_MOST = 10;
const PHOTO_BYTES_MOST = 20 * 1024 * 1024;
export const SHARE_BYTES_MOST = 60 * 1024 * 1024;
const ANSWER_WITHIN_MS = 24 * 3600 * 1000;

/** Whether or not a user is signed in. @returns how many were kept */
export async function keepSharedPhotos(files: readonly Blob[], now = Date.now()): Promise<number> {
  const table = registryOnDisk.sharedPhotos;
  await forgetUnanswered(now);
  const room = Math.max(0, SHARED_MOST - (await table.count()));
  const waiting: SharedPhoto[] = [];
  let bytes = 0;
  for (const file of files.filter(isPicture).slice(0, room)) {
    bytes += file.size;
    if (bytes > SHARE_BYTES_MOST) break;
    const photo = { id: uuidv7(), mime: file.type, bytes: await file.arrayBuffer() };
    waiting.push({ ...photo, askedAt: now });
  }
  await table.bulkAdd(waiting);
  return waiting.length;
}

/** A drawing in SVG can hold a script, and is no photo of a meal. */
function isPicture({ type, size }: Blob): boolean {
  return /^image\/(?!svg)/.test(type) && size > 0 && size <= PHOTO_BYTES_MOST;
}

/** Oldest first. */
export async function unansweredPhotos(now = Date.now()): Promise<SharedPhoto[]> {
  const all = await registryOnDisk.sharedPhotos.orderBy('id').toArray();
  return all.filter((photo) => photo.askedAt !== undefined && !isTooOld(photo, now));
}

export async function countSharedPhotos(now = Date.now()): Promise<number> {
  return registryOnDisk.sharedPhotos.filter((photo) => !isTooOld(photo, now)).count();
}

export async function acceptSharedPhotos(ids: readonly string[]): Promise<void> {
  await registryOnDisk.sharedPhotos
    .where('id')
    .anyOf([...ids])
    .modify((photo) => {
      delete photo.askedAt;
    });
}

/** The oldest that the user has accepted. */
export async function nextSharedPhoto(): Promise<SharedPhoto | undefined> {
  return registryOnDisk.sharedPhotos
    .orderBy('id')
    .filter(({ askedAt }) => askedAt === undefined)
    .first();
}

export async function removeSharedPhotos(ids: readonly string[]): Promise<void> {
  await registryOnDisk.sharedPhotos.bulkDelete([...ids]);
}

/** Deletes what the user has not answered for within a day. */
export async function forgetUnanswered(now = Date.now()): Promise<void> {
  await registryOnDisk.sharedPhotos.filter((photo) => isTooOld(photo, now)).delete();
}

/** Also if the clock was set back. */
function isTooOld({ askedAt }: SharedPhoto, now: number): boolean {
  return askedAt !== undefined && Math.abs(now - askedAt) > ANSWER_WITHIN_MS;
}
