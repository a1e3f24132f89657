import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** One line a request: no body, no query, no cookie. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const began = process.hrtime.bigint();
    await next();
    const ms = Number(process.hrtime.bigint() - began) / 1e6;
    log.info(
      { method: ctx.method, path: ctx.path, status: ctx.status, ms: Math.round(ms) },
      'request',
    );
  };
}
