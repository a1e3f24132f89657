import type { PhotoFields } from '#shared/records/photo';

import { activeStore, type AccountStore } from './account-store';
import type { PhotoBytes } from './database';
import type { Change } from './write';

/** A picture that has been shrunk and stripped of its metadata, ready to be kept. */
export interface PreparedPhoto {
  bytes: ArrayBuffer;
  mime: PhotoFields['mime'];
  width: number;
  height: number;
  sha256: string;
}

/** The change and the bytes that keep a new photo of a meal. */
export function photoChange(
  store: AccountStore,
  mealId: string,
  photo: PreparedPhoto,
): { change: Change; bytes: PhotoBytes } {
  const { bytes, mime, width, height, sha256 } = photo;
  const id = store.newId();
  const fields: PhotoFields = { mealId, mime, width, height, sha256, bytes: bytes.byteLength };
  return {
    change: { type: 'photo', id, act: 'put', patch: fields },
    bytes: { photoId: id, sha256, mime, bytes, state: 'local', savedAt: store.now() },
  };
}

/** Photos that the server waits for and whose bytes are here, oldest first. */
export async function photosToUpload({ db }: AccountStore): Promise<PhotoBytes[]> {
  const local = await db.photoBytes.where('state').equals('local').sortBy('savedAt');
  const rows = await db.photo.bulkGet(local.map((photo) => photo.photoId));
  // A photo over the free limit goes up too: the server keeps it until it may be analysed.
  return local.filter((_, index) => (rows[index]?.seq ?? 0) > 0 && rows[index]?.deleted === 0);
}

export async function markUploaded({ db }: AccountStore, photoId: string): Promise<void> {
  await db.photoBytes.update(photoId, { state: 'stored' });
}

/** Brings a photo to the server once more, for another try; nothing where its bytes are not here. */
export async function sendPhotoAgain(photoId: string): Promise<void> {
  const { db } = await activeStore();
  await db.photoBytes.update(photoId, { state: 'local' });
}
