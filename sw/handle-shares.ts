import { registerRoute } from 'workbox-routing';

import { PAGES, SHARE_FAILED, SHARE_REFUSED, SHARE_TARGET } from '#shared/contract/pages';
import { keepSharedPhotos, SHARE_BYTES_MOST } from '../src/store/photos/shared-photos';
import { isForeignShare } from './is-foreign-share';
import { addressOfWords } from './address-of-words';

declare const self: ServiceWorkerGlobalScope;

/**
 * Receives pictures that another app shares; they wait on this device until the user accepts them. Text without a
 * picture is put into the field for describing a meal.
 */
export function handleShares(): void {
  registerRoute(({ url }) => url.pathname === SHARE_TARGET, handleShare, 'POST');
}

async function handleShare({ request }: { request: Request }): Promise<Response> {
  if (isForeignShare(request, self.location.origin)) return Response.redirect(SHARE_REFUSED, 303);
  const to = await takeShare(request).catch(() => SHARE_FAILED);
  return Response.redirect(to, 303);
}

/** @returns the address to open */
async function takeShare(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > SHARE_BYTES_MOST) return SHARE_FAILED;
  const form = await request.formData();
  const photos = form.getAll('photo').filter((part) => part instanceof File && part.size > 0);
  if (photos.length === 0) return addressOfWords(form) ?? SHARE_FAILED;
  const kept = await keepSharedPhotos(photos as File[]);
  return kept > 0 ? PAGES.foodTracker : SHARE_FAILED;
}
