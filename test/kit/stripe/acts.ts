import { createHash } from 'node:crypto';

import type { Book, Intent, Invoice, PaymentMethod, Subscription } from './book';
import { chargeObject } from './money-objects';
import { invoiceAlone, intentObject, subscriptionObject } from './objects';
import { declined, invalid } from './refusal';

const DAY = 24 * 3600;
const MONTH = 30 * DAY;

export type Tell = (type: string, object: unknown) => void;

export interface Wish {
  customer: string;
  price: string;
  trialDays: number;
  metadata: Record<string, string>;
}

/** What happens to subscriptions at Stripe, and the events that it sends. */
export class Acts {
  constructor(
    private readonly book: Book,
    private readonly tell: Tell,
  ) {}

  begin(wish: Wish): Subscription {
    const { book } = this;
    const free = wish.trialDays > 0;
    const now = book.seconds();
    const id = book.newId('sub');
    const intent = this.intent(free ? 'setup' : 'payment', id);
    const end = now + (free ? wish.trialDays * DAY : MONTH);
    const subscription: Subscription = {
      id,
      created: now,
      customer: wish.customer,
      price: wish.price,
      status: free ? 'trialing' : 'incomplete',
      metadata: wish.metadata,
      periodStart: now,
      periodEnd: end,
      trialEnd: free ? end : null,
      cancelAtPeriodEnd: false,
      cancelAt: null,
      canceledAt: null,
      endedAt: null,
      card: null,
      setup: free ? intent.id : null,
      invoice: this.firstInvoice(id, wish, intent).id,
      lateSince: null,
    };
    book.subscriptions.set(id, subscription);
    this.say('customer.subscription.created', subscription);
    return subscription;
  }

  /** A user submits the form with a card. */
  confirm(intent: Intent, card: string): void {
    const refusal = REFUSED[card.replace(/\s/g, '')];
    if (refusal) throw declined(...refusal);
    if (intent.status !== 'requires_payment_method') {
      throw invalid(
        'payment_intent_unexpected_state',
        'It has been confirmed or canceled already.',
      );
    }
    const subscription = this.subscription(intent.subscription);
    intent.status = 'succeeded';
    intent.payment_method = this.attach(subscription.customer, card).id;
    subscription.card = intent.payment_method;
    if (intent.kind === 'setup') {
      this.tell('setup_intent.succeeded', {
        ...intentObject(intent),
        customer: subscription.customer,
      });
    } else {
      subscription.status = 'active';
      this.pay(subscription);
    }
    this.say('customer.subscription.updated', subscription);
  }

  /** Attaches a card to a customer: the same number has the same fingerprint. */
  attach(customer: string, number: string): PaymentMethod {
    const id = this.book.newId('pm');
    const digest = createHash('sha256').update(number.replace(/\s/g, '')).digest('hex');
    const fingerprint = digest.slice(0, 16);
    const method = { id, created: this.book.seconds(), customer, fingerprint, good: true };
    this.book.methods.set(id, method);
    return method;
  }

  /** Detaches a card: nothing can be paid with it any more. */
  detach(method: PaymentMethod): void {
    method.customer = null;
    for (const customer of this.book.customers.values()) {
      if (customer.defaultCard === method.id) customer.defaultCard = null;
    }
    for (const subscription of this.book.subscriptions.values()) {
      if (subscription.card !== method.id) continue;
      subscription.card = null;
      this.say('customer.subscription.updated', subscription);
    }
  }

  /** The card that pays a subscription: its own, else the customer's. */
  cardOf({ card, customer }: Subscription): PaymentMethod | undefined {
    return this.book.methods.get(card ?? this.book.customers.get(customer)?.defaultCard ?? '');
  }

  /** Sets a status that Stripe sets on its own: `unpaid`, `paused`, `incomplete_expired`. */
  turn(subscription: Subscription, status: Subscription['status'], say = 'updated'): void {
    subscription.status = status;
    if (status === 'incomplete_expired') this.close(subscription);
    this.say(`customer.subscription.${say}`, subscription);
  }

  /** Begins the next period; its payment succeeds or fails. */
  renew(id: string, paid: boolean): void {
    const subscription = this.subscription(id);
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd += MONTH;
    const { customer } = subscription;
    const intent = this.intent('payment', id);
    subscription.invoice = this.invoice(id, { customer, amount: 1299, intent: intent.id }).id;
    if (subscription.status !== 'unpaid') subscription.status = paid ? 'active' : 'past_due';
    if (paid) this.pay(subscription);
    else subscription.lateSince ??= subscription.periodStart;
    if (!paid) {
      this.tell('invoice.payment_failed', invoiceAlone(this.book, this.invoiceOf(subscription)));
    }
    this.say('customer.subscription.updated', subscription);
  }

  /** Pays what was owed. */
  settle(id: string): void {
    const subscription = this.subscription(id);
    subscription.status = 'active';
    this.pay(subscription);
    this.say('customer.subscription.updated', subscription);
  }

  cancelAtPeriodEnd(subscription: Subscription, on: boolean): void {
    subscription.cancelAtPeriodEnd = on;
    subscription.cancelAt = on ? subscription.periodEnd : null;
    subscription.canceledAt = on ? this.book.seconds() : null;
    this.say('customer.subscription.updated', subscription);
  }

  end(subscription: Subscription): void {
    if (isOver(subscription)) {
      throw invalid('resource_missing', `No such subscription: '${subscription.id}'`, 'id');
    }
    subscription.status = 'canceled';
    subscription.canceledAt ??= this.book.seconds();
    subscription.endedAt = this.book.seconds();
    this.close(subscription);
    this.say('customer.subscription.deleted', subscription);
  }

  private pay(subscription: Subscription): void {
    const invoice = this.invoiceOf(subscription);
    invoice.status = 'paid';
    invoice.paidAt = this.book.seconds();
    subscription.lateSince = null;
    const { customer, amount, intent } = invoice;
    if (intent !== null) {
      const id = this.book.newId('ch');
      const created = this.book.seconds();
      const charge = { id, created, customer, amount, intent, refunded: 0, disputed: false };
      this.book.charges.set(id, charge);
      this.tell('charge.succeeded', chargeObject(charge));
    }
    this.tell('invoice.paid', invoiceAlone(this.book, invoice));
  }

  /** Voids what was never paid. */
  private close(subscription: Subscription): void {
    const invoice = this.invoiceOf(subscription);
    if (invoice.status === 'open') invoice.status = 'void';
    for (const intent of this.book.intents.values()) {
      if (intent.subscription !== subscription.id) continue;
      if (intent.status === 'requires_payment_method') intent.status = 'canceled';
    }
  }

  private say(type: string, subscription: Subscription): void {
    this.tell(type, subscriptionObject(this.book, subscription));
  }

  private subscription(id: string): Subscription {
    const found = this.book.subscriptions.get(id);
    if (!found) throw invalid('resource_missing', `No such subscription: '${id}'`, 'id');
    return found;
  }

  private invoiceOf({ invoice }: Subscription): Invoice {
    const found = this.book.invoices.get(invoice);
    if (!found) throw new Error('A subscription without its invoice.');
    return found;
  }

  private intent(kind: Intent['kind'], subscription: string): Intent {
    const id = this.book.newId(kind === 'payment' ? 'pi' : 'seti');
    const intent: Intent = {
      id,
      client_secret: `${id}_secret_${this.book.newId('s').slice(2)}`,
      kind,
      status: 'requires_payment_method',
      payment_method: null,
      subscription,
    };
    this.book.intents.set(id, intent);
    return intent;
  }

  private firstInvoice(id: string, { customer, price, trialDays }: Wish, intent: Intent): Invoice {
    if (trialDays > 0) return this.invoice(id, { customer, amount: 0, intent: null });
    const amount = this.book.prices.get(price)?.unit_amount ?? 0;
    return this.invoice(id, { customer, amount, intent: intent.id });
  }

  private invoice(
    subscription: string,
    facts: Pick<Invoice, 'customer' | 'amount' | 'intent'>,
  ): Invoice {
    const status = facts.amount === 0 ? 'paid' : 'open';
    const created = this.book.seconds();
    const invoice: Invoice = {
      id: this.book.newId('in'),
      created,
      subscription,
      status,
      paidAt: status === 'paid' ? created : null,
      ...facts,
    };
    this.book.invoices.set(invoice.id, invoice);
    return invoice;
  }
}

/** Whether a subscription has ended. */
export function isOver({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Stripe's test cards that are declined, as numbers and as the names that servers use. */
const REFUSED: Record<string, [message: string, code: string]> = {
  '4000000000000002': ['Your card was declined.', 'generic_decline'],
  pm_card_chargeDeclined: ['Your card was declined.', 'generic_decline'],
  '4000000000009995': ['Your card has insufficient funds.', 'insufficient_funds'],
};
