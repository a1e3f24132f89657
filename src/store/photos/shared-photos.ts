import { uuidv7 } from 'uuidv7';

import { registryOnDisk, type SharedPhoto } from '../registry';
import { isKeptInMemory, isSharedDeviceInUse } from '../shared-device';

export const SHARED_MOST = 10;
const PHOTO_BYTES_MOST = 20 * 1024 * 1024;
export const SHARE_BYTES_MOST = 60 * 1024 * 1024;
const ANSWER_WITHIN_MS = 24 * 3600 * 1000;

/** Owner of photos that were shared while this device was in use as a shared device. */
const IN_MEMORY = 'in memory';

/** Works with and without a signed-in user. @returns how many were kept */
export async function keepSharedPhotos(files: readonly Blob[], now = Date.now()): Promise<number> {
  const table = registryOnDisk.sharedPhotos;
  await forgetUnanswered(now);
  const room = Math.max(0, SHARED_MOST - (await table.count()));
  const owner = (await isSharedDeviceInUse()) ? IN_MEMORY : await viewer();
  const waiting: SharedPhoto[] = [];
  let bytes = 0;
  for (const file of files.filter(isPicture).slice(0, room)) {
    bytes += file.size;
    if (bytes > SHARE_BYTES_MOST) break;
    const photo = { id: uuidv7(), mime: file.type, bytes: await file.arrayBuffer() };
    waiting.push({ ...photo, askedAt: now, ...(owner === undefined ? {} : { owner }) });
  }
  await table.bulkAdd(waiting);
  return waiting.length;
}

/** SVG is refused, because it can contain scripts and is never a photo. */
function isPicture({ type, size }: Blob): boolean {
  return /^image\/(?!svg)/.test(type) && size > 0 && size <= PHOTO_BYTES_MOST;
}

/** The user signed in on this page or, in the worker, on this device. */
async function viewer(): Promise<string | undefined> {
  if (isKeptInMemory()) return IN_MEMORY;
  return (await registryOnDisk.accounts.where('state').equals('active').first())?.userId;
}

/** Photos that the current user may see. */
async function visiblePhotos(): Promise<SharedPhoto[]> {
  const me = await viewer();
  const all = await registryOnDisk.sharedPhotos.orderBy('id').toArray();
  return all.filter(({ owner }) => owner === undefined || owner === me);
}

/** Oldest first. */
export async function unansweredPhotos(now = Date.now()): Promise<SharedPhoto[]> {
  const all = await visiblePhotos();
  return all.filter((photo) => photo.askedAt !== undefined && !isTooOld(photo, now));
}

export async function countSharedPhotos(now = Date.now()): Promise<number> {
  return (await visiblePhotos()).filter((photo) => !isTooOld(photo, now)).length;
}

export async function acceptSharedPhotos(ids: readonly string[]): Promise<void> {
  await registryOnDisk.sharedPhotos
    .where('id')
    .anyOf([...ids])
    .modify((photo) => {
      delete photo.askedAt;
    });
}

/** The oldest photo that the user has accepted. */
export async function nextSharedPhoto(): Promise<SharedPhoto | undefined> {
  return (await visiblePhotos()).find(({ askedAt }) => askedAt === undefined);
}

export async function removeSharedPhotos(ids: readonly string[]): Promise<void> {
  await registryOnDisk.sharedPhotos.bulkDelete([...ids]);
}

/** Photos that were shared while nobody was signed in belong to the first user who signs in. */
export async function adoptSharedPhotos(userId: string): Promise<void> {
  const owner = isKeptInMemory() ? IN_MEMORY : userId;
  await registryOnDisk.sharedPhotos
    .filter((photo) => photo.owner === undefined)
    .modify((photo) => {
      photo.owner = owner;
    });
}

/** @param nobodys whether to also delete photos without an owner */
export async function removeSharedPhotosOf(
  userId: string,
  { nobodys }: { nobodys: boolean },
): Promise<void> {
  const signedOut = isKeptInMemory() ? IN_MEMORY : userId;
  await registryOnDisk.sharedPhotos
    .filter(({ owner }) => owner === signedOut || (nobodys && owner === undefined))
    .delete();
}

/** Deletes photos that the user has not accepted within a day, and photos of accounts that are not on this device anymore. */
export async function forgetUnanswered(now = Date.now()): Promise<void> {
  const here = new Set(await registryOnDisk.accounts.toCollection().primaryKeys());
  if (await isSharedDeviceInUse()) here.add(IN_MEMORY);
  await registryOnDisk.sharedPhotos
    .filter(
      (photo) => isTooOld(photo, now) || (photo.owner !== undefined && !here.has(photo.owner)),
    )
    .delete();
}

/** Also true for a time in the future, which is left if the clock was set back. */
function isTooOld({ askedAt }: SharedPhoto, now: number): boolean {
  return askedAt !== undefined && Math.abs(now - askedAt) > ANSWER_WITHIN_MS;
}
