import { randomBytes } from 'node:crypto';

export interface Customer {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  deleted: boolean;
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
}

/** A payment or the keeping of a card: what a person confirms at the form. */
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
  subscription: string;
  customer: string;
  status: 'open' | 'paid' | 'void';
  amount: number;
  intent: string | null;
}

export interface Subscription {
  id: string;
  created: number;
  customer: string;
  price: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled';
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
}

/** Everything that the counterpart knows. Times are in seconds. */
export class Book {
  readonly customers = new Map<string, Customer>();
  readonly products = new Map<string, Product>();
  readonly prices = new Map<string, Price>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly intents = new Map<string, Intent>();
  /** What a host has set: where messages go, what the portal shows. */
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
