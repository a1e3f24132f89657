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

/** Only photos whose records the server has, and none before it is answered to whom they go. @returns how many were uploaded */
export async function uploadPhotos(store: AccountStore, deadline: number): Promise<number> {
  if (await holdsPhotosBack(store.userId)) return 0;
  let uploaded = 0;
  for (const id of await photosToUpload(store)) {
    // Asked again for each: the person may say no while others go up.
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
 * Whether the connection was closed at this picture while the server can be reached: some proxies do that to one that
 * is too large for them. One that took too long is no sign of it.
 */
async function isCutOff(error: unknown): Promise<boolean> {
  if (!(error instanceof CallError) || error.status !== 0 || error.isTimeout) return false;
  return call(live, {}).then(
    () => true,
    () => false,
  );
}

// Sending this picture again cannot help.
const UNREADABLE = new Set([
  'not_an_image',
  'image_too_large',
  'image_too_many_pixels',
  'invalid_input',
]);

// A full account has room again when its owner deletes something.
const NOT_NOW = new Set(['not_found', 'account_full']);

/** A photo that fails by itself must not hold up those behind it. */
function fateOf(error: unknown): 'round-failed' | 'unreadable' | 'not-now' {
  if (!(error instanceof CallError)) return 'round-failed';
  // Of a proxy in front of the server, whose limit its host can raise.
  if (error.code === undefined) return error.status === 413 ? 'not-now' : 'round-failed';
  if (UNREADABLE.has(error.code)) return 'unreadable';
  return NOT_NOW.has(error.code) ? 'not-now' : 'round-failed';
}
