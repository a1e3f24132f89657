import type { Middleware } from 'koa';

/**
 * While the server is stopping, every response closes its connection. Otherwise a proxy could send its next call on a
 * connection that is about to be closed.
 */
export function lastCalls(life: { readonly isStopping: boolean }): Middleware {
  return async (ctx, next) => {
    await next();
    if (life.isStopping && !ctx.headerSent) ctx.set('Connection', 'close');
  };
}
