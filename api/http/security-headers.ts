import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';

import { refuse } from './refuse';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

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

// The checkout alone shows Stripe's form: its script, its frames, and whom they call.
const CHECKOUT = {
  ...DIRECTIVES,
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
};
// Programs in WebAssembly that read pictures run in workers, and a worker has the policy that its own
// script came with: no page may compile any.
const READER = { ...DIRECTIVES, scriptSrc: ["'self'", "'wasm-unsafe-eval'"] };
const READER_PATH = /^\/assets\/reader-[^/]+\.js$/;

const CHECKOUT_PATH = /^\/checkout\/?$/;

const YEAR_SECONDS = 365 * 24 * 3600;

/** @param secure whether people reach this server by https */
export function securityHeaders(secure: boolean): Middleware {
  const everywhere = protection(DIRECTIVES, secure);
  const checkout = protection(CHECKOUT, secure);
  const reader = protection(READER, secure);
  return async (ctx, next) => {
    const isCheckout = CHECKOUT_PATH.test(ctx.path);
    const others = READER_PATH.test(ctx.path) ? reader : everywhere;
    const payment = isCheckout ? '(self "https://js.stripe.com")' : '(self)';
    ctx.set(
      'Permissions-Policy',
      `camera=(self), microphone=(), geolocation=(), payment=${payment}`,
    );
    await (isCheckout ? checkout : others)(ctx, next);
  };
}

function protection(directives: typeof DIRECTIVES, secure: boolean): Middleware {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure && { maxAge: YEAR_SECONDS, includeSubDomains: true },
  });
}

/**
 * Refuses writes that a page of another site has a browser send. Browsers say where a request comes
 * from; what says nothing (curl, a script) is no browser and carries nobody's cookie by accident.
 * @param publicUrl the address under which people reach this server, where it is known
 */
export function sameOrigin(publicUrl: string | undefined): Middleware {
  const known = publicUrl === undefined ? undefined : new URL(publicUrl);
  return async (ctx, next) => {
    if (!READS.has(ctx.method) && !comesFromHere(ctx, known)) throw refuse('cross_site');
    await next();
  };
}

function comesFromHere(ctx: Context, known: URL | undefined): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' || site === 'none';
  const origin = ctx.get('Origin');
  if (origin === '') return true;
  return URL.canParse(origin) && isHere(new URL(origin), ctx, known);
}

function isHere(from: URL, { host, secure }: Context, known: URL | undefined): boolean {
  if (from.origin === known?.origin) return true;
  // A page without https can be another's: where people come by https it is not ours.
  const isHttps = secure || (known?.host === host && known.protocol === 'https:');
  return from.host === host && (from.protocol === 'https:' || !isHttps);
}
