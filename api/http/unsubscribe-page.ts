import type { Middleware } from 'koa';

import { PAGES } from '#shared/contract/pages';

const LINK = /^\/api\/unsubscribe\/([\w.-]{1,200})$/;

/** A mail program without one-click opens the link: the page asks first, so that no scanner of links turns a thing off. */
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
