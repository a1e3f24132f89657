import type { PhotoFields } from '#shared/records/photo';

import type { AccountStore } from '../account-store';
import type { PhotoBytes } from '../database';
import type { Change } from '../write';

/** Shrunk and stripped of its metadata. */
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

/** Oldest first; includes photos that the server asks for again. */
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
  // A photo over the free limit is uploaded too: the server keeps it until it may be analyzed.
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

/** The picture stays on this device and is not retried. */
export async function markUnreadable({ db }: AccountStore, photoId: string): Promise<void> {
  await db.photoBytes.update(photoId, { state: 'refused' });
}

/** Limit for uploaded photos on a device; older ones are evicted, their thumbnails stay. */
const UPLOADED_BYTES_MOST = 60 * 1024 * 1024;

/** IndexedDB may wrap the quota error several times. */
export function isOutOfRoom(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = innerOf(inner)) {
    if (inner.name === 'QuotaExceededError') return true;
  }
  return false;
}

function innerOf(error: Error): unknown {
  return (error as Error & { inner?: unknown }).inner ?? error.cause;
}

/** Oldest first, and only bytes that the server has and does not ask for again. @returns the bytes freed */
export async function evictUploaded(
  { db }: AccountStore,
  most: number = UPLOADED_BYTES_MOST,
): Promise<number> {
  const stored = await db.photoBytes.where('state').equals('stored').sortBy('savedAt');
  const held = stored.filter((photo) => photo.bytes !== null);
  const rows = await db.photo.bulkGet(held.map((photo) => photo.photoId));
  let kept = held.reduce((sum, { size }) => sum + size, 0);
  let gone = 0;
  for (const [index, { photoId, size }] of held.entries()) {
    if (kept <= most) break;
    if (!isDone(rows[index]?.data.status)) continue;
    await db.photoBytes.update(photoId, { bytes: null });
    kept -= size;
    gone += size;
  }
  return gone;
}

/** In these states the server asks for no more bytes. */
function isDone(status: string | undefined): boolean {
  return status === 'done' || status === 'failed' || status === 'unanalysed';
}
