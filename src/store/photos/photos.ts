import type { PhotoFields } from '#shared/records/photo';

import type { AccountStore } from '../account-store';
import type { PhotoBytes } from '../database';
import type { Change } from '../write';

/** A resized photo without metadata. */
export interface PreparedPhoto {
  bytes: ArrayBuffer;
  thumb: ArrayBuffer | null;
  mime: PhotoFields['mime'];
  width: number;
  height: number;
  sha256: string;
}

export function photoChange(
  store: AccountStore,
  mealId: string,
  photo: PreparedPhoto,
): { change: Change; bytes: PhotoBytes } {
  const { bytes, thumb, mime, width, height, sha256 } = photo;
  const id = store.newId();
  const size = bytes.byteLength;
  const fields: PhotoFields = { mealId, mime, width, height, sha256, bytes: size };
  const savedAt = store.now();
  return {
    change: { type: 'photo', id, act: 'put', patch: fields },
    bytes: { photoId: id, sha256, mime, bytes, thumb, state: 'local', size, savedAt },
  };
}

export type PhotoToUpload = PhotoBytes & { bytes: ArrayBuffer };

/** Ids, oldest first. Includes photos that the server requests again. */
export async function photosToUpload({ db }: AccountStore): Promise<string[]> {
  const inState = async (state: PhotoBytes['state']) =>
    db.photoBytes.where('state').equals(state).primaryKeys();
  const requested = await db.photo
    .filter(({ data, deleted }) => deleted === 0 && isAskedFor(data.status))
    .primaryKeys();
  const stored = new Set(await inState('stored'));
  const wanted = [...(await inState('local')), ...requested.filter((id) => stored.has(id))];
  const rows = await db.photo.bulkGet(wanted);
  // A photo over the free limit is uploaded too: the server keeps it until it may be analyzed.
  return wanted
    .filter((_, index) => (rows[index]?.seq ?? 0) > 0 && rows[index]?.deleted === 0)
    .sort();
}

/** Reads one photo at a time, because the bytes of many fill the memory of a phone. Undefined if they were evicted. */
export async function photoToUpload(
  { db }: AccountStore,
  photoId: string,
): Promise<PhotoToUpload | undefined> {
  const photo = await db.photoBytes.get(photoId);
  return photo?.bytes ? { ...photo, bytes: photo.bytes } : undefined;
}

function isAskedFor(status: string | undefined): boolean {
  return status === 'awaiting_upload' || status === 'expired';
}

export async function markUploaded({ db }: AccountStore, photoId: string): Promise<void> {
  await db.photoBytes.update(photoId, { state: 'stored' });
}

/** The picture stays on this device and is not uploaded again. */
export async function markUnreadable({ db }: AccountStore, photoId: string): Promise<void> {
  await db.photoBytes.update(photoId, { state: 'refused' });
}
