import { registerRoute } from 'workbox-routing';

import { PAGES, SHARE_FAILED, SHARE_REFUSED, SHARE_TARGET } from '#shared/contract/pages';
import { keepSharedPhotos, SHARE_BYTES_MOST } from '../src/store/shared-photos';
import { isForeignShare } from './is-foreign-share';

declare const self: ServiceWorkerGlobalScope;

/** Takes pictures that another app hands over: they wait on this device until their person was asked. */
export function handleShares(): void {
  registerRoute(({ url }) => url.pathname === SHARE_TARGET, handleShare, 'POST');
}

async function handleShare({ request }: { request: Request }): Promise<Response> {
  if (isForeignShare(request, self.location.origin)) return Response.redirect(SHARE_REFUSED, 303);
  const kept = await keepPhotosOf(request).catch(() => 0);
  return Response.redirect(kept > 0 ? PAGES.foodTracker : SHARE_FAILED, 303);
}

async function keepPhotosOf(request: Request): Promise<number> {
  if (Number(request.headers.get('Content-Length')) > SHARE_BYTES_MOST) return 0;
  const form = await request.formData();
  return keepSharedPhotos(form.getAll('photo').filter((part) => part instanceof File));
}
