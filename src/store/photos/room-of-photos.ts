import type { AccountStore } from '../account-store';

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

/** Evicts the oldest pictures first, and only those that the server has and does not request again. @returns the bytes freed */
export async function evictUploaded(
  { db }: AccountStore,
  most: number = UPLOADED_BYTES_MOST,
): Promise<number> {
  const stored = await db.photoBytes.where('state').equals('stored').sortBy('savedAt');
  const withBytes = stored.filter((photo) => photo.bytes !== null);
  const rows = await db.photo.bulkGet(withBytes.map((photo) => photo.photoId));
  let totalBytes = withBytes.reduce((sum, { size }) => sum + size, 0);
  let freedBytes = 0;
  for (const [index, { photoId, size }] of withBytes.entries()) {
    if (totalBytes <= most) break;
    if (!isDone(rows[index]?.data.status)) continue;
    await db.photoBytes.update(photoId, { bytes: null });
    totalBytes -= size;
    freedBytes += size;
  }
  return freedBytes;
}

/** In these states the server does not request the bytes again. */
function isDone(status: string | undefined): boolean {
  return status === 'done' || status === 'failed' || status === 'unanalysed';
}
