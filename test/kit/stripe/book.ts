import { randomBytes } from 'node:crypto';

export interface Customer {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  deleted: boolean;
  /** The card for subscriptions without their own. */
  defaultCard: string | null;
}

/** A card that Stripe stores. A detached one belongs to no customer and cannot be attached again. */
export interface PaymentMethod {
  id: string;
  created: number;
  customer: string | null;
  /** The same for the same card number, no matter which customer enters it. */
  fingerprint: string;
  /** Whether later payments with it succeed. */
  good: boolean;
}

export interface Product {
  id: string;
  name: string;
  created: number;
}

export interface Price {
  id: string;
  created: number;
  product: string;
  currency: string;
  unit_amount: number | null;
  lookup_key: string | null;
  interval: string;
  active: boolean;
}

/** A payment or the setup of a card: what a user confirms on the form. */
export interface Intent {
  id: string;
  client_secret: string;
  kind: 'payment' | 'setup';
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
  payment_method: string | null;
  subscription: string;
}

export interface Invoice {
  id: string;
  created: number;
  paidAt: number | null;
  subscription: string;
  customer: string;
  status: 'open' | 'paid' | 'void';
  amount: number;
  intent: string | null;
}

/** A payment that was taken. */
export interface Charge {
  id: string;
  created: number;
  customer: string;
  amount: number;
  intent: string;
  refunded: number;
  disputed: boolean;
}

export interface Refund {
  id: string;
  created: number;
  charge: string;
  amount: number;
}

export interface Dispute {
  id: string;
  created: number;
  charge: string;
  /** `warning_...` is an inquiry, which takes no money back. */
  status: 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost';
}

export interface Subscription {
  id: string;
  created: number;
  customer: string;
  price: string;
  status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled';
  metadata: Record<string, string>;
  periodStart: number;
  periodEnd: number;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
  canceledAt: number | null;
  endedAt: number | null;
  card: string | null;
  setup: string | null;
  invoice: string;
  /** Since when a payment has been overdue. */
  lateSince: number | null;
}

/** The state of the fake Stripe server. Times are in seconds. */
export class Book {
  readonly customers = new Map<string, Customer>();
  readonly products = new Map<string, Product>();
  readonly prices = new Map<string, Price>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly intents = new Map<string, Intent>();
  readonly methods = new Map<string, PaymentMethod>();
  readonly charges = new Map<string, Charge>();
  readonly disputes = new Map<string, Dispute>();
  readonly refunds = new Map<string, Refund>();
  /** What a host has set: webhook endpoints, and what the portal shows. */
  readonly settings: { id: string; object: string }[] = [];

  constructor(readonly now: () => number) {}

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  seconds(): number {
    return Math.floor(this.now() / 1_000);
  }

  intentBySecret(secret: string): Intent | undefined {
    return [...this.intents.values()].find((intent) => intent.client_secret === secret);
  }

  /** Newest first. */
  subscriptionsOf(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer).reverse();
  }
}
