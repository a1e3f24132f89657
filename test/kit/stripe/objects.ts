import type Stripe from 'stripe';

import type {
  Book,
  Customer,
  Intent,
  Invoice,
  PaymentMethod,
  Price,
  Product,
  Subscription,
} from './book';
import { invalid } from './refusal';

// The shapes of API version 2026-10-28.endive, as far as our code reads them.

export function customerObject({ deleted, defaultCard, ...customer }: Customer) {
  if (deleted) return { id: customer.id, object: 'customer' as const, deleted: true as const };
  return {
    ...customer,
    object: 'customer',
    livemode: false,
    default_source: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: defaultCard,
      footer: null,
      rendering_options: null,
    },
  } satisfies Partial<Stripe.Customer>;
}

export function productObject(product: Product) {
  return {
    ...product,
    object: 'product',
    active: true,
    livemode: false,
  } satisfies Partial<Stripe.Product>;
}

export function priceObject({ interval, ...price }: Price) {
  return {
    ...price,
    object: 'price',
    livemode: false,
    type: 'recurring',
    billing_scheme: 'per_unit',
    recurring: {
      interval: interval as 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
  } satisfies Partial<Stripe.Price>;
}

export function methodObject({ good, fingerprint, ...method }: PaymentMethod) {
  return {
    ...method,
    object: 'payment_method',
    livemode: false,
    type: 'card',
    card: { fingerprint, last4: good ? '4242' : '0341' } as Stripe.PaymentMethod.Card,
  } satisfies Partial<Stripe.PaymentMethod>;
}

export function intentObject({ kind, id, client_secret, status, payment_method }: Intent) {
  return { id, object: `${kind}_intent`, livemode: false, client_secret, status, payment_method };
}

function invoiceObject(book: Book, invoice: Invoice, expand: string[]) {
  const intent = invoice.intent === null ? undefined : book.intents.get(invoice.intent);
  const secret = intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
  return {
    id: invoice.id,
    object: 'invoice',
    livemode: false,
    status: invoice.status,
    created: invoice.created,
    currency: 'usd',
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: null,
    },
    amount_due: invoice.amount,
    amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
    customer: invoice.customer,
    hosted_invoice_url: `https://invoice.stripe.com/i/${invoice.id}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: null, subscription: invoice.subscription },
    },
    ...(expand.includes('confirmation_secret') ? { confirmation_secret: secret } : {}),
  } satisfies Partial<Stripe.Invoice>;
}

const EXPANDABLE = [
  'customer',
  'customer.invoice_settings.default_payment_method',
  'default_payment_method',
  'pending_setup_intent',
  'latest_invoice',
  'latest_invoice.confirmation_secret',
];

/** A subscription with the requested parts expanded; the others are ids. */
export function subscriptionObject(book: Book, one: Subscription, expand: string[] = []) {
  for (const field of expand) {
    if (!EXPANDABLE.includes(field)) {
      const message = `This property cannot be expanded because it doesn't exist (${field}).`;
      throw invalid('property_invalid', message, 'expand');
    }
  }
  return {
    id: one.id,
    object: 'subscription' as const,
    livemode: false,
    created: one.created,
    customer: customerOf(book, one, expand),
    status: one.status,
    metadata: one.metadata,
    cancel_at: one.cancelAt,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    canceled_at: one.canceledAt,
    ended_at: one.endedAt,
    trial_end: one.trialEnd,
    default_payment_method: methodOf(book, one.card, expand.includes('default_payment_method')),
    default_source: null,
    pending_setup_intent: setupOf(book, one, expand),
    latest_invoice: latestInvoiceOf(book, one, expand),
    items: {
      object: 'list' as const,
      has_more: false,
      url: `/v1/subscription_items?subscription=${one.id}`,
      data: [itemOf(book, one)],
    },
  };
}

function methodOf(book: Book, id: string | null, expanded: boolean) {
  const method = book.methods.get(id ?? '');
  return expanded && method ? methodObject(method) : id;
}

function itemOf(book: Book, one: Subscription) {
  const price = book.prices.get(one.price);
  return {
    id: `si_${one.id}`,
    object: 'subscription_item' as const,
    subscription: one.id,
    current_period_start: one.periodStart,
    current_period_end: one.periodEnd,
    price: price && priceObject(price),
    quantity: 1,
  };
}

function customerOf(book: Book, { customer: id }: Subscription, expand: string[]) {
  const customer = book.customers.get(id);
  if (!customer || !expand.some((field) => field.startsWith('customer'))) return id;
  const object = customerObject(customer);
  if (customer.deleted || !('invoice_settings' in object)) return object;
  const isDeep = expand.includes('customer.invoice_settings.default_payment_method');
  const card = methodOf(book, customer.defaultCard, isDeep) as string | null;
  return {
    ...object,
    invoice_settings: { ...object.invoice_settings, default_payment_method: card },
  };
}

/** The intent that waits for its card; a completed one is no longer pending. */
function setupOf(book: Book, { setup }: Subscription, expand: string[]) {
  const intent = setup === null ? undefined : book.intents.get(setup);
  if (intent?.status !== 'requires_payment_method') return null;
  return expand.includes('pending_setup_intent') ? intentObject(intent) : intent.id;
}

function latestInvoiceOf(book: Book, { invoice: id }: Subscription, expand: string[]) {
  const invoice = book.invoices.get(id);
  const wanted = expand.filter((field) => field.startsWith('latest_invoice'));
  if (wanted.length === 0 || !invoice) return id;
  return invoiceObject(
    book,
    invoice,
    wanted.flatMap((field) => field.split('.')[1] ?? []),
  );
}

export function invoiceAlone(book: Book, invoice: Invoice) {
  return invoiceObject(book, invoice, []);
}
