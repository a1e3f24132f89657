import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';

import { hasMicrophone } from '#shared/contract/pages';

import { openInstead } from './https-needed';
import { refuse } from './refuse';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

// The hash of an empty text: emotion appends an empty style element and fills it by script.
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

// Only the checkout may show Stripe's form.
const CHECKOUT = {
  ...DIRECTIVES,
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
};
// WebAssembly runs in workers only, and a worker has the policy of its own script's response.
const READER = { ...DIRECTIVES, scriptSrc: ["'self'", "'wasm-unsafe-eval'"] };
const READER_PATH = /^\/assets\/reader-[^/]+\.js$/;

const CHECKOUT_PATH = /^\/checkout\/?$/;

// The service worker caches this document for every page, and removes the microphone permission on pages without
// `hasMicrophone`.
const SHELL = '/index.html';

const YEAR_SECONDS = 365 * 24 * 3600;

/** @param secure whether users reach this server by https */
export function securityHeaders(secure: boolean): Middleware {
  const everywhere = protection(DIRECTIVES, secure);
  const checkout = protection(CHECKOUT, secure);
  const reader = protection(READER, secure);
  return async (ctx, next) => {
    const { path } = ctx;
    const isCheckout = CHECKOUT_PATH.test(path);
    const others = READER_PATH.test(path) ? reader : everywhere;
    const payment = isCheckout ? '(self "https://js.stripe.com")' : '(self)';
    const microphone = hasMicrophone(path) || path === SHELL ? '(self)' : '()';
    // Not Koa's `set`, which creates three arrays per header and took 4 % of a call.
    const { res } = ctx;
    res.setHeader(
      'Permissions-Policy',
      `camera=(self), microphone=${microphone}, geolocation=(), payment=${payment}`,
    );
    for (const [name, value] of isCheckout ? checkout : others) res.setHeader(name, value);
    await next();
  };
}

type Headers = [name: string, value: string][];

/**
 * The headers that helmet sets. They are the same for every response, so they are computed once, which takes a tenth
 * of the time.
 */
function protection(directives: typeof DIRECTIVES, secure: boolean): Headers {
  const headers: Headers = [];
  const response = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure && { maxAge: YEAR_SECONDS, includeSubDomains: true },
  });
  void set({ req: {}, res: response } as unknown as Context, async () => Promise.resolve());
  return headers;
}

/**
 * Refuses writes from other sites (CSRF). Requests without an origin, such as curl's, do not come from a browser.
 * @param publicUrl undefined if not set
 */
export function sameOrigin(publicUrl: string | undefined): (ctx: Context) => void {
  const known = publicUrl === undefined ? undefined : new URL(publicUrl);
  return (ctx) => {
    if (READS.has(ctx.method) || comesFromHere(ctx, known)) return;
    throw refuse('cross_site', known && isPlain(ctx, known) ? { detail: openInstead(known) } : {});
  };
}

/** Whether a page of the public host was opened without https. */
function isPlain(ctx: Context, { host, protocol }: URL): boolean {
  return protocol === 'https:' && ctx.get('Origin') === `http://${host}`;
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
  // If users reach the server by https, a page opened without it is not ours.
  const isHttps = secure || (known?.host === host && known.protocol === 'https:');
  return from.host === host && (from.protocol === 'https:' || !isHttps);
}
