import { activeStore } from './account-store';

/** The thumbnail if the full picture was evicted; null if neither is here. */
export async function photoBlob(photoId: string): Promise<Blob | null> {
  const held = await (await activeStore()).db.photoBytes.get(photoId);
  const bytes = held?.bytes ?? held?.thumb;
  return held && bytes ? new Blob([bytes], { type: held.mime }) : null;
}
