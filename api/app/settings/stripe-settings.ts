import type * as z from 'zod';

import { stripeKey, webAddress } from './setting-forms';

export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: stripeKey('a secret key such as sk_test_...', /^(sk|rk)_(test|live)_/),
  STRIPE_PUBLISHABLE_KEY: stripeKey('a key for pages such as pk_test_...', /^pk_(test|live)_/),
  STRIPE_WEBHOOK_SECRET: stripeKey('a signing secret such as whsec_...', /^whsec_/),
  STRIPE_PRICE_ID: stripeKey('the id of a price such as price_...', /^price_/),
  STRIPE_PORTAL_CONFIGURATION: stripeKey('an id such as bpc_...', /^bpc_/),
  STRIPE_API_BASE: webAddress.optional(),
};

type StripeSettings = z.output<z.ZodObject<typeof STRIPE_SETTINGS>>;

const isLive = (key: string) => key.includes('_live_');

/** Whether both keys are test keys or both are live keys. Mixed keys would fail or charge real money unexpectedly. */
export function isOneMode(env: StripeSettings): boolean {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: page } = env;
  return secret === undefined || page === undefined || isLive(secret) === isLive(page);
}

export function stripeOf(env: StripeSettings) {
  const secretKey = env.STRIPE_SECRET_KEY;
  if (secretKey === undefined) return undefined;
  return {
    secretKey,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    priceId: env.STRIPE_PRICE_ID,
    portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
    apiBase: env.STRIPE_API_BASE,
  };
}
