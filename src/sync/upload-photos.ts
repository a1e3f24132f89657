import { analyzeImage } from '#shared/contract/meals';

import { upload } from '../http/call';
import { CallError } from '../http/failure';
import type { AccountStore } from '../store/account-store';
import type { PhotoBytes } from '../store/database';
import { markUploaded, photosToUpload } from '../store/photos';

/** Sends up the bytes of photos whose records the server has; returns how many went. */
export async function uploadPhotos(store: AccountStore, deadline: number): Promise<number> {
  let uploaded = 0;
  for (const photo of await photosToUpload(store)) {
    if (store.now() >= deadline) break;
    if (await uploadPhoto(store, photo)) uploaded += 1;
  }
  return uploaded;
}

async function uploadPhoto(store: AccountStore, photo: PhotoBytes): Promise<boolean> {
  const form = new FormData();
  form.set('photoId', photo.photoId);
  form.set('userId', store.userId);
  form.set('image', new Blob([photo.bytes], { type: photo.mime }), 'photo');
  try {
    await upload(analyzeImage, form);
  } catch (error) {
    // A picture that the server cannot read stays on this device and must not hold up the others.
    if (error instanceof CallError && error.kind === 'refused' && error.status === 422)
      return false;
    throw error;
  }
  await markUploaded(store, photo.photoId);
  return true;
}
