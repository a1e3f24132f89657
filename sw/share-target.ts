import { registerRoute } from 'workbox-routing';

import { PAGES, SHARE_FAILED, SHARE_TARGET } from '#shared/contract/pages';
import { keepSharedPhotos } from '../src/store/shared-photos';

export function takeShares(): void {
  registerRoute(({ url }) => url.pathname === SHARE_TARGET, takeShare, 'POST');
}

async function takeShare({ request }: { request: Request }): Promise<Response> {
  const kept = await keepPhotosOf(request).catch(() => 0);
  return Response.redirect(kept > 0 ? PAGES.foodTracker : SHARE_FAILED, 303);
}

async function keepPhotosOf(request: Request): Promise<number> {
  const form = await request.formData();
  return keepSharedPhotos(form.getAll('photo').filter((part) => part instanceof File));
}
