import type { Middleware } from 'koa';

import { SHARE_FAILED, SHARE_TARGET } from '#shared/contract/pages';

/**
 * A share that no worker took, as after a browser forgot this site: the page says so, since the
 * server knows neither who shared nor where the picture belongs.
 */
export const shareTargetFallback: Middleware = async (ctx, next) => {
  if (ctx.path !== SHARE_TARGET || ctx.method !== 'POST') {
    await next();
    return;
  }
  // Read to its end, and not looked at: a browser that is cut off in the middle shows its own page.
  ctx.req.resume();
  ctx.redirect(SHARE_FAILED);
  ctx.status = 303;
};
