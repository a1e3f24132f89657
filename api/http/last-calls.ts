import type { Middleware } from 'koa';

/**
 * While the server is stopping, each answer is the last one on its connection: a proxy that keeps connections would
 * send the next call into one that is being closed.
 */
export function lastCalls(life: { readonly isStopping: boolean }): Middleware {
  return async (ctx, next) => {
    await next();
    if (life.isStopping && !ctx.headerSent) ctx.set('Connection', 'close');
  };
}
