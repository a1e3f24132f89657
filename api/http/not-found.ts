import type { Middleware } from 'koa';

import { refuse } from './refuse';

/** What nothing below has answered does not exist. */
export const notFound: Middleware = async (ctx, next) => {
  await next();
  if (ctx.status === 404 && ctx.body === undefined) throw refuse('not_found');
};
