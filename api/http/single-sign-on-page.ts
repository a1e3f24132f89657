import type { Middleware } from 'koa';

import { PAGES } from '#shared/contract/pages';
import { SINGLE_SIGN_ON_CALLBACK } from '#shared/contract/single-sign-on';

/**
 * The address to which the issuer sends the browser back. It redirects to a page that redeems the answer with a POST,
 * so that opening the address changes nothing.
 */
export const singleSignOnPage: Middleware = async (ctx, next) => {
  if (ctx.path !== SINGLE_SIGN_ON_CALLBACK || ctx.method !== 'GET') {
    await next();
    return;
  }
  ctx.set('Cache-Control', 'no-store');
  // After the '#', which is not sent to a server and not logged.
  ctx.redirect(`${PAGES.singleSignOn}#${ctx.querystring}`);
  ctx.status = 303;
};
