import Stripe from 'stripe';

import { unlessForbidden, unlessMissing, whereItCan } from './stripe/errors';
import { readEvent, type StripeEvent } from './stripe/events';
import {
  chargeOf,
  disputeFacts,
  type DisputeFacts,
  EXPANDED,
  factsOf,
  paymentOf,
  type Payments,
  refundFacts,
  type RefundFacts,
  type SubscriptionFacts,
} from './stripe/facts';
import { isLiveKey, PRICE_LOOKUP_KEY, type StripeSettings } from './stripe/settings';

const TIMEOUT_MS = 15_000;
const EXPAND = [...EXPANDED];
const LIST_MOST = 10_000;
// Thirty requests.
const PAYMENTS_MOST = 3_000;
// An invoice can be paid up to a month after it was created.
const LATE_MS = 31 * 24 * 3600 * 1000;

export interface NewCustomer {
  userId: string;
  key: string;
}

export interface NewSubscription {
  userId: string;
  customerId: string;
  priceId: string;
  trialDays: number;
  key: string;
}

export interface PriceFacts {
  id: string;
  active: boolean;
  cents: number | null;
  currency: string;
  interval: string | null;
}

/** The only code of the server that calls Stripe. */
export class StripeGateway {
  readonly publishableKey: string;
  readonly hasPortal: boolean;
  readonly live: boolean;
  private readonly client: Stripe;

  constructor(private readonly settings: StripeSettings) {
    this.publishableKey = settings.publishableKey;
    this.hasPortal = settings.portalConfiguration !== undefined;
    this.live = isLiveKey(settings.secretKey);
    this.client = stripeClient(settings);
  }

  async price(): Promise<PriceFacts | undefined> {
    const { priceId } = this.settings;
    const price =
      priceId === undefined
        ? (await this.client.prices.list({ lookup_keys: [PRICE_LOOKUP_KEY], active: true })).data[0]
        : await unlessMissing(this.client.prices.retrieve(priceId));
    return (
      price && {
        id: price.id,
        active: price.active,
        cents: price.unit_amount,
        currency: price.currency,
        interval: price.recurring?.interval_count === 1 ? price.recurring.interval : null,
      }
    );
  }

  /** Sends nothing that may change, because calls with the same key must be identical. */
  async createCustomer({ userId, key }: NewCustomer): Promise<string> {
    const metadata = { platelog_user: userId };
    const { id } = await this.client.customers.create({ metadata }, { idempotencyKey: key });
    return id;
  }

  /** Ignores a customer that Stripe does not know. */
  async updateCustomer(id: string, facts: { email: string; name: string }): Promise<void> {
    await unlessMissing(this.client.customers.update(id, facts));
  }

  async createSubscription(wanted: NewSubscription): Promise<SubscriptionFacts> {
    const { userId, customerId, priceId, trialDays, key } = wanted;
    const free: Stripe.SubscriptionCreateParams =
      trialDays === 0
        ? {}
        : {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
          };
    const made = await this.client.subscriptions.create(
      {
        customer: customerId,
        items: [{ price: priceId }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { platelog_user: userId },
        expand: EXPAND,
        ...free,
      },
      { idempotencyKey: key },
    );
    return factsOf(made);
  }

  async subscription(id: string): Promise<SubscriptionFacts | undefined> {
    const found = await unlessMissing(this.client.subscriptions.retrieve(id, { expand: EXPAND }));
    return found && factsOf(found);
  }

  /** Newest first; undefined if Stripe knows no such customer. */
  async subscriptionsOf(customerId: string): Promise<SubscriptionFacts[] | undefined> {
    const pages = this.client.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 100,
      expand: EXPAND.map((field) => `data.${field}`),
    });
    const found = await unlessMissing(pages.autoPagingToArray({ limit: LIST_MOST }));
    return found?.map(factsOf);
  }

  /** The payment method that a setup has saved; null if the setup is not finished. */
  async keptCard(setupIntentId: string): Promise<string | null> {
    const setup = await unlessMissing(this.client.setupIntents.retrieve(setupIntentId));
    if (setup?.status !== 'succeeded') return null;
    const card = setup.payment_method;
    return typeof card === 'string' ? card : (card?.id ?? null);
  }

  async payFrom(id: string, card: string): Promise<void> {
    await whereItCan(this.client.subscriptions.update(id, { default_payment_method: card }));
  }

  async cancelAtPeriodEnd(id: string): Promise<void> {
    await whereItCan(this.client.subscriptions.update(id, { cancel_at_period_end: true }));
  }

  async resume({ id, cancelsAtPeriodEnd }: SubscriptionFacts): Promise<void> {
    const back: Stripe.SubscriptionUpdateParams = cancelsAtPeriodEnd
      ? { cancel_at_period_end: false }
      : { cancel_at: '' };
    await whereItCan(this.client.subscriptions.update(id, back));
  }

  /** Creates no last invoice. */
  async cancelNow(id: string): Promise<void> {
    await whereItCan(this.client.subscriptions.cancel(id, { invoice_now: false, prorate: false }));
  }

  /** Stripe keeps the invoices. */
  async deleteCustomer(id: string): Promise<void> {
    await unlessMissing(this.client.customers.del(id));
  }

  async isPaidBack(invoice: string): Promise<boolean> {
    const payments = await unlessForbidden(
      this.client.invoicePayments.list({
        invoice,
        status: 'paid',
        expand: ['data.payment.payment_intent.latest_charge'],
      }),
    );
    const charges = (payments?.data ?? []).map(chargeOf);
    return charges.length > 0 && charges.every((charge) => charge?.refunded === true);
  }

  async dispute(id: string): Promise<DisputeFacts | undefined> {
    const found = await unlessMissing(this.client.disputes.retrieve(id, { expand: ['charge'] }));
    return found && disputeFacts(found);
  }

  async disputesSince(time: number): Promise<DisputeFacts[]> {
    const created = { gte: Math.floor(time / 1_000) };
    const pages = this.client.disputes.list({ created, limit: 100, expand: ['data.charge'] });
    const found = await unlessForbidden(pages.autoPagingToArray({ limit: LIST_MOST }));
    return (found ?? []).map(disputeFacts);
  }

  /** Paid invoices, newest first; if there are very many, the older ones are left out. */
  async paymentsSince(time: number): Promise<Payments> {
    const created = { gte: Math.floor((time - LATE_MS) / 1_000) };
    const pages = this.client.invoices.list({ status: 'paid', created, limit: 100 });
    const found = await pages.autoPagingToArray({ limit: PAYMENTS_MOST });
    const last = found.length < PAYMENTS_MOST ? undefined : found.at(-1);
    return {
      payments: found.filter((one) => one.amount_paid > 0).map(paymentOf),
      cutAt: last && last.created * 1_000,
    };
  }

  async refundsOf(charge: string): Promise<RefundFacts[]> {
    return this.refunds({ charge });
  }

  async refundsSince(time: number): Promise<RefundFacts[]> {
    return this.refunds({ created: { gte: Math.floor(time / 1_000) } });
  }

  private async refunds(which: Stripe.RefundListParams): Promise<RefundFacts[]> {
    const pages = this.client.refunds.list({ ...which, limit: 100, expand: ['data.charge'] });
    const found = await unlessForbidden(pages.autoPagingToArray({ limit: LIST_MOST }));
    return (found ?? []).map(refundFacts);
  }

  /** Undefined if Stripe knows no such customer. */
  async portal(
    customer: string,
    page: 'invoices' | 'card',
    returnUrl: string,
  ): Promise<string | undefined> {
    const asked = this.client.billingPortal.sessions.create({
      customer,
      return_url: returnUrl,
      ...(this.settings.portalConfiguration === undefined
        ? {}
        : { configuration: this.settings.portalConfiguration }),
      ...(page === 'card' ? { flow_data: { type: 'payment_method_update' as const } } : {}),
    });
    return (await unlessMissing(asked))?.url;
  }

  /** @returns what is wrong with an event that cannot be used */
  readEvent(raw: Buffer, signature: string, now: number): StripeEvent | 'not signed' | 'no event' {
    return readEvent({ raw, signature, secret: this.settings.webhookSecret, now });
  }
}

export function stripeClient({
  secretKey,
  apiBase,
}: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase === undefined ? {} : addressOf(apiBase)),
  });
}

function addressOf(base: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(base);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}
