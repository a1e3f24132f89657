import { PRICE } from '#shared/rules/plan';

import type { stripeClient } from '../../api/gateways/stripe';
import { PRICE_LOOKUP_KEY } from '../../api/gateways/stripe/settings';

type Stripe = ReturnType<typeof stripeClient>;

const MARK = { platelog: 'premium' };

/** The events that Stripe should send: everything that can happen to one of our subscriptions. */
const TOLD = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'setup_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
] as const;

/** The address at which this server receives Stripe's messages. */
function webhookOf(publicUrl: string): string {
  return new URL('/api/stripe/webhook', publicUrl).href;
}

/**
 * Creates at Stripe what payments need, unless it already exists. Returns the lines for `.env`.
 * @param publicUrl address of this server; Stripe sends messages only to https
 */
export async function setUp(stripe: Stripe, publicUrl: string | undefined): Promise<string[]> {
  const lines = [
    `STRIPE_PRICE_ID=${await priceId(stripe)}`,
    `STRIPE_PORTAL_CONFIGURATION=${await portalId(stripe)}`,
  ];
  if (publicUrl?.startsWith('https://') !== true) return lines;
  const secret = await newWebhookSecret(stripe, webhookOf(publicUrl));
  return secret === undefined ? lines : [...lines, `STRIPE_WEBHOOK_SECRET=${secret}`];
}

async function priceId(stripe: Stripe): Promise<string> {
  const known = await stripe.prices.list({ lookup_keys: [PRICE_LOOKUP_KEY], active: true });
  if (known.data[0]) return known.data[0].id;
  const product = await stripe.products.create({ name: 'Platelog Premium', metadata: MARK });
  const price = await stripe.prices.create({
    product: product.id,
    unit_amount: PRICE.cents,
    currency: PRICE.currency,
    recurring: { interval: PRICE.interval },
    lookup_key: PRICE_LOOKUP_KEY,
  });
  return price.id;
}

async function portalId(stripe: Stripe): Promise<string> {
  const known = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const ours = known.data.find(({ metadata }) => metadata?.['platelog'] === MARK.platelog);
  if (ours) return ours.id;
  const made = await stripe.billingPortal.configurations.create({
    metadata: MARK,
    // Cancellation stays in the profile, which asks first and shows until when it is paid.
    features: { invoice_history: { enabled: true }, payment_method_update: { enabled: true } },
  });
  return made.id;
}

/** Undefined if Stripe already has the address: it shows a secret only once. */
async function newWebhookSecret(stripe: Stripe, url: string): Promise<string | undefined> {
  const known = await stripe.webhookEndpoints.list({ limit: 100 });
  if (known.data.some((endpoint) => endpoint.url === url)) return undefined;
  return (await stripe.webhookEndpoints.create({ url, enabled_events: [...TOLD] })).secret;
}
