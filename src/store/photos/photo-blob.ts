import { useEffect, useState } from 'react';

import { activeStore, findActiveStore } from '../account-store';
import type { PhotoBytes } from '../database';
import { useLive } from '../use-live';

/** The thumbnail if the full picture was evicted; null if neither is here. */
export async function photoBlob(photoId: string): Promise<Blob | null> {
  const photo = await (await activeStore()).db.photoBytes.get(photoId);
  const bytes = photo?.bytes ?? photo?.thumb;
  return photo && bytes ? new Blob([bytes], { type: photo.mime }) : null;
}

/** A URL of the bytes on this device, or else the server's URL. */
export function usePhotoUrl(photoId: string | null): string | undefined {
  const photo = useLive(async () => (photoId ? bytesOf(photoId) : null), [photoId]);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!photoId || photo === undefined) return undefined;
    const bytes = photo && (photo.bytes ?? photo.thumb);
    if (!photo || !bytes) {
      setUrl(`/api/photos/${photoId}`);
      return undefined;
    }
    const local = URL.createObjectURL(new Blob([bytes], { type: photo.mime }));
    setUrl(local);
    return () => {
      URL.revokeObjectURL(local);
    };
  }, [photoId, photo]);
  return photoId ? url : undefined;
}

async function bytesOf(photoId: string): Promise<PhotoBytes | null> {
  const store = await findActiveStore();
  return (await store?.db.photoBytes.get(photoId)) ?? null;
}
