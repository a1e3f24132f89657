import type { Middleware } from 'koa';

import { PAGES } from '#shared/contract/pages';

const LINK = /^\/api\/unsubscribe\/([\w.-]{1,200})$/;

/**
 * For mail programs without one-click unsubscribe, which open the link. The page asks first, so that a link scanner
 * does not unsubscribe the user.
 */
export const unsubscribePage: Middleware = async (ctx, next) => {
  const [, token] = LINK.exec(ctx.path) ?? [];
  if (token === undefined || ctx.method !== 'GET') {
    await next();
    return;
  }
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(`${PAGES.unsubscribe}#${token}`);
  ctx.status = 303;
};
