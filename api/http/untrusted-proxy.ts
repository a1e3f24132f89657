import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * Says once where a proxy names the callers and is not trusted: all people behind it then count as one.
 * A caller can send the header, too, so it is a hint and no more.
 */
export function untrustedProxy(log: Pick<Logger, 'warn'>): Middleware {
  let said = false;
  return async (ctx, next) => {
    if (!said && ctx.headers['x-forwarded-for'] !== undefined) {
      said = true;
      log.warn(
        'a request has X-Forwarded-For, and TRUST_PROXY is 0: if your proxy sends it, set TRUST_PROXY=1',
      );
    }
    await next();
  };
}
