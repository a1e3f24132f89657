import { activeStore } from './account-store';

/** A photo's bytes on this device, the small picture where they have made room; null where it has neither. */
export async function photoBlob(photoId: string): Promise<Blob | null> {
  const held = await (await activeStore()).db.photoBytes.get(photoId);
  const bytes = held?.bytes ?? held?.thumb;
  return held && bytes ? new Blob([bytes], { type: held.mime }) : null;
}
