import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** One line a request: no body, no query, no cookie. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    await next();
    const ms = performance.now() - began;
    log.info(
      { method: ctx.method, path: ctx.path, status: ctx.status, ms: Math.round(ms) },
      'request',
    );
  };
}
