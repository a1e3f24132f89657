import type { Middleware } from 'koa';

import { PAGES } from '#shared/contract/pages';
import { SINGLE_SIGN_ON_CALLBACK } from '#shared/contract/single-sign-on';

/** Where the issuer sends the browser back to: the page redeems the answer, so that opening an address changes nothing. */
export const singleSignOnPage: Middleware = async (ctx, next) => {
  if (ctx.path !== SINGLE_SIGN_ON_CALLBACK || ctx.method !== 'GET') {
    await next();
    return;
  }
  ctx.set('Cache-Control', 'no-store');
  // Behind the '#', which goes to no server and into no log.
  ctx.redirect(`${PAGES.singleSignOn}#${ctx.querystring}`);
  ctx.status = 303;
};
