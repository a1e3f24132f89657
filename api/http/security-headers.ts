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
