export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Without it, the price is found by its lookup key. */
  priceId: string | undefined;
  portalConfiguration: string | undefined;
  apiBase: string | undefined;
}

/** Set by `npm run billing -- setup`. */
export const PRICE_LOOKUP_KEY = 'platelog_premium_monthly';

export function isLiveKey(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}
