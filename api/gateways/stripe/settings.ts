/** How this server reaches Stripe. */
export interface StripeSettings {
  secretKey: string;
  /** Stripe's key for pages. */
  publishableKey: string;
  /** What Stripe signs its messages with. */
  webhookSecret: string;
  /** The price to be paid; found by its lookup key where none is named. */
  priceId: string | undefined;
  /** A configuration of Stripe's portal, where invoices are to be opened there. */
  portalConfiguration: string | undefined;
  /** Another address of Stripe's interface: a counterpart on this machine. */
  apiBase: string | undefined;
}

/** The name by which the price is found at Stripe: `npm run billing -- setup` gives it. */
export const PRICE_LOOKUP_KEY = 'platelog_premium_monthly';

/** Whether a key moves real money. */
export function isLiveKey(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}
