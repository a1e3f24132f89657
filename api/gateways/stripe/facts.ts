import type Stripe from 'stripe';

// An inquiry takes no money; `won` means that it came back, and `prevented` that it was never taken.
const NOT_TAKEN = /^(warning_.*|won|prevented)$/;

export interface Checkout {
  kind: 'payment' | 'setup';
  clientSecret: string;
}

/** Times are in ms. */
export interface SubscriptionFacts {
  id: string;
  customerId: string;
  /** The account that it was created for; null if not created by us. */
  userId: string | null;
  priceId: string | null;
  /** incomplete, trialing, active, past_due, canceled, unpaid, paused... */
  status: string;
  hasCard: boolean;
  /** Identifies a card across customers; null if Stripe does not say. */
  fingerprint: string | null;
  setupIntentId: string | null;
  periodStart: number | null;
  periodEnd: number | null;
  cancelAt: number | null;
  cancelsAtPeriodEnd: boolean;
  endedAt: number | null;
  createdAt: number;
  checkout: Checkout | null;
  invoiceUrl: string | null;
  paidInvoice: string | null;
}

/** Fields that `factsOf` needs expanded. */
export const EXPANDED = [
  'customer',
  'customer.invoice_settings.default_payment_method',
  'default_payment_method',
  'pending_setup_intent',
  'latest_invoice.confirmation_secret',
] as const;

export function factsOf(subscription: Stripe.Subscription): SubscriptionFacts {
  const { id, customer, status, items, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const [item] = items.data;
  const setup = expanded(subscription.pending_setup_intent);
  const invoice = expanded(subscription.latest_invoice);
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    userId: ownerOf(subscription),
    priceId: item?.price.id ?? null,
    status,
    hasCard: hasCard(subscription),
    fingerprint: fingerprintOf(subscription),
    setupIntentId: setup?.id ?? null,
    periodStart: milliseconds(item?.current_period_start),
    periodEnd: milliseconds(item?.current_period_end),
    cancelAt: milliseconds(cancelAt),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: milliseconds(endedAt),
    createdAt: subscription.created * 1_000,
    checkout: checkoutOf(setup, invoice),
    ...invoiceFacts(invoice),
  };
}

function ownerOf({ metadata }: Stripe.Subscription): string | null {
  return metadata['platelog_user'] ?? null;
}

function invoiceFacts(
  invoice: Stripe.Invoice | null,
): Pick<SubscriptionFacts, 'invoiceUrl' | 'paidInvoice'> {
  return {
    invoiceUrl: invoice?.hosted_invoice_url ?? null,
    paidInvoice: invoice?.status === 'paid' ? invoice.id : null,
  };
}

/** A trial starts without a card, so the status does not tell. */
function hasCard({ customer, ...subscription }: Stripe.Subscription): boolean {
  const own = subscription.default_payment_method ?? subscription.default_source;
  if (own !== null) return true;
  if (typeof customer === 'string' || customer.deleted) return false;
  return (customer.invoice_settings.default_payment_method ?? customer.default_source) !== null;
}

function fingerprintOf({ customer, ...subscription }: Stripe.Subscription): string | null {
  const known = typeof customer === 'string' || customer.deleted ? undefined : customer;
  const card =
    expanded(subscription.default_payment_method) ??
    expanded(known?.invoice_settings.default_payment_method ?? null);
  return card?.card?.fingerprint ?? null;
}

function checkoutOf(
  setup: Stripe.SetupIntent | null,
  invoice: Stripe.Invoice | null,
): Checkout | null {
  if (setup?.client_secret) return { kind: 'setup', clientSecret: setup.client_secret };
  const secret = invoice?.confirmation_secret?.client_secret;
  return secret === undefined ? null : { kind: 'payment', clientSecret: secret };
}

function expanded<T>(value: string | T | null): T | null {
  return typeof value === 'string' ? null : value;
}

function milliseconds(seconds: number | null | undefined): number | null {
  return seconds == null ? null : seconds * 1_000;
}

/** Times are in ms. */
export interface DisputeFacts {
  id: string;
  /** needs_response, under_review, lost, won... */
  status: string;
  cents: number;
  currency: string;
  /** Whether a bank has taken the money, not only asked. */
  isTaken: boolean;
  customerId: string | null;
  createdAt: number;
}

export function disputeFacts(dispute: Stripe.Dispute): DisputeFacts {
  const { id, status, amount, currency, charge, created } = dispute;
  return {
    id,
    status,
    currency,
    cents: amount,
    isTaken: !NOT_TAKEN.test(status),
    customerId: payerOf(charge),
    createdAt: created * 1_000,
  };
}

/** Times are in ms. */
export interface RefundFacts {
  id: string;
  /** pending, succeeded, failed, canceled... */
  status: string;
  cents: number;
  currency: string;
  customerId: string | null;
  createdAt: number;
}

export function refundFacts(refund: Stripe.Refund): RefundFacts {
  const { id, status, amount, currency, charge, created } = refund;
  return {
    id,
    currency,
    status: status ?? 'pending',
    cents: amount,
    customerId: payerOf(charge),
    createdAt: created * 1_000,
  };
}

function payerOf(charge: string | Stripe.Charge | null): string | null {
  if (charge === null || typeof charge === 'string') return null;
  const { customer } = charge;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

export interface Payment {
  /** In ms. */
  at: number;
  /** In the currency's smallest unit. */
  cents: number;
  currency: string;
}

export interface Payments {
  payments: Payment[];
  /** Earlier payments were not read, in ms; undefined if these are all. */
  cutAt: number | undefined;
}

export function paymentOf(invoice: Stripe.Invoice): Payment {
  const { amount_paid: cents, currency, created } = invoice;
  const paidAt = invoice.status_transitions.paid_at ?? created;
  return { at: paidAt * 1_000, cents, currency };
}

/** Needs the charge expanded. */
export function chargeOf({ payment }: Stripe.InvoicePayment): Stripe.Charge | undefined {
  const intent = payment.payment_intent;
  const charge = typeof intent === 'object' ? intent.latest_charge : payment.charge;
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}
