import { live } from '#shared/contract/host';
import { analyzeImage } from '#shared/contract/meals';

import { call, upload } from '../http/call';
import { CallError } from '../http/call-error';
import type { AccountStore } from '../store/account-store';
import { holdsPhotosBack } from '../store/accounts';
import {
  markUnreadable,
  markUploaded,
  photosToUpload,
  photoToUpload,
  type PhotoToUpload,
} from '../store/photos/photos';

/**
 * Uploads photos whose records the server has. None is uploaded before the user has answered who may read photos.
 * @returns how many were uploaded
 */
export async function uploadPhotos(store: AccountStore, deadline: number): Promise<number> {
  if (await holdsPhotosBack(store.userId)) return 0;
  let uploaded = 0;
  for (const id of await photosToUpload(store)) {
    // Checked again for each photo: the user may withdraw consent while others are uploaded.
    if (store.now() >= deadline || (await holdsPhotosBack(store.userId))) break;
    const photo = await photoToUpload(store, id);
    if (photo && (await uploadPhoto(store, photo))) uploaded += 1;
  }
  return uploaded;
}

async function uploadPhoto(store: AccountStore, photo: PhotoToUpload): Promise<boolean> {
  const form = new FormData();
  form.set('photoId', photo.photoId);
  form.set('userId', store.userId);
  form.set('image', new Blob([photo.bytes], { type: photo.mime }), 'photo');
  try {
    await upload(analyzeImage, form);
  } catch (error) {
    const fate = (await isCutOff(error)) ? 'not-now' : fateOf(error);
    if (fate === 'round-failed') throw error;
    if (fate === 'unreadable') await markUnreadable(store, photo.photoId);
    return false;
  }
  await markUploaded(store, photo.photoId);
  return true;
}

/**
 * Whether the connection was closed during this upload although the server can be reached: some proxies do that
 * when a picture is too large for them. A timeout does not count.
 */
async function isCutOff(error: unknown): Promise<boolean> {
  if (!(error instanceof CallError) || error.status !== 0 || error.isTimeout) return false;
  return call(live, {}).then(
    () => true,
    () => false,
  );
}

// With these codes, sending the same picture again cannot succeed.
const UNREADABLE = new Set([
  'not_an_image',
  'image_too_large',
  'image_too_many_pixels',
  'invalid_input',
]);

// A full account has room again when the user deletes something.
const NOT_NOW = new Set(['not_found', 'account_full']);

/** A problem with one photo must not stop the photos after it. */
function fateOf(error: unknown): 'round-failed' | 'unreadable' | 'not-now' {
  if (!(error instanceof CallError)) return 'round-failed';
  // The answer of a proxy in front of the server; the host can raise its size limit.
  if (error.code === undefined) return error.status === 413 ? 'not-now' : 'round-failed';
  if (UNREADABLE.has(error.code)) return 'unreadable';
  return NOT_NOW.has(error.code) ? 'not-now' : 'round-failed';
}
