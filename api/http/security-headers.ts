import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

// emotion appends an empty style element and fills it by script: this is the empty text's hash.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const DIRECTIVES = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", EMPTY_STYLE],
  imgSrc: ["'self'", 'blob:', 'data:'],
  mediaSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
};

const YEAR_SECONDS = 365 * 24 * 3600;

/** @param secure whether people reach this server by https */
export function securityHeaders(secure: boolean): Middleware {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure && { maxAge: YEAR_SECONDS, includeSubDomains: true },
  });
  return async (ctx, next) => {
    ctx.set('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(self)');
    await protect(ctx, next);
  };
}
