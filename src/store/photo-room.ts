import type { AccountStore } from './account-store';

/** Bytes of uploaded photos that a device keeps at most; older ones go, their small pictures stay. */
export const UPLOADED_BYTES_MOST = 60 * 1024 * 1024;

/** Whether an error says that the device has no room left, under whatever an IndexedDB wraps it in. */
export function isOutOfRoom(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = innerOf(inner)) {
    if (inner.name === 'QuotaExceededError') return true;
  }
  return false;
}

function innerOf(error: Error): unknown {
  return (error as Error & { inner?: unknown }).inner ?? error.cause;
}

/**
 * Lets go of the oldest uploaded photos until no more than a number of bytes is kept. Only bytes
 * that the server has, and has done with, may go. Returns how many bytes have gone.
 */
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

/** The server asks for no more bytes of a photo in these states. */
function isDone(status: string | undefined): boolean {
  return status === 'done' || status === 'failed' || status === 'unanalysed';
}
