import type { PhotoFields } from '#shared/records/photo';

import type { AccountStore } from './account-store';
import type { PhotoBytes } from './database';
import type { Change } from './write';

/** A picture that has been shrunk and stripped of its metadata, ready to be kept. */
export interface PreparedPhoto {
  bytes: ArrayBuffer;
  /** A small copy for lists, which stays when the bytes make room. */
  thumb: ArrayBuffer | null;
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

/**
 * Photos that the server waits for and whose bytes are here, oldest first: those that have not gone
 * up yet, and those that it has asked for again.
 */
export async function photosToUpload({ db }: AccountStore): Promise<PhotoToUpload[]> {
  const local = await db.photoBytes.where('state').equals('local').toArray();
  const asked = await db.photo
    .filter(({ data, deleted }) => deleted === 0 && isAskedFor(data.status))
    .primaryKeys();
  const stored = await db.photoBytes
    .where('photoId')
    .anyOf(asked)
    .filter((photo) => photo.state === 'stored')
    .toArray();
  const wanted = [...local, ...stored].filter(
    (photo): photo is PhotoToUpload => photo.bytes !== null,
  );
  const rows = await db.photo.bulkGet(wanted.map((photo) => photo.photoId));
  // A photo over the free limit goes up too: the server keeps it until it may be analysed.
  return wanted
    .filter((_, index) => (rows[index]?.seq ?? 0) > 0 && rows[index]?.deleted === 0)
    .sort((one, other) => one.savedAt - other.savedAt);
}

function isAskedFor(status: string | undefined): boolean {
  return status === 'awaiting_upload' || status === 'expired';
}

export async function markUploaded({ db }: AccountStore, photoId: string): Promise<void> {
  await db.photoBytes.update(photoId, { state: 'stored' });
}

/** The server cannot read the picture: it stays on this device, and is not sent again by itself. */
export async function markUnreadable({ db }: AccountStore, photoId: string): Promise<void> {
  await db.photoBytes.update(photoId, { state: 'refused' });
}
