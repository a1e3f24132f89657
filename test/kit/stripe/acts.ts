import type { Book, Intent, Invoice, Subscription } from './book';
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

/** What happens to subscriptions at Stripe, and what it tells of it. */
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
    };
    book.subscriptions.set(id, subscription);
    this.say('customer.subscription.created', subscription);
    return subscription;
  }

  /** A person sends the form with a card. */
  confirm(intent: Intent, card: string): void {
    const refusal = REFUSED[card.replace(/\s/g, '')];
    if (refusal) throw declined(...refusal);
    if (intent.status !== 'requires_payment_method') {
      throw invalid('payment_intent_unexpected_state', 'It has been confirmed already.');
    }
    intent.status = 'succeeded';
    intent.payment_method = this.book.newId('pm');
    const subscription = this.subscription(intent.subscription);
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

  /** The next period begins, and its payment goes through or not. */
  renew(id: string, paid: boolean): void {
    const subscription = this.subscription(id);
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd += MONTH;
    const { customer } = subscription;
    const intent = this.intent('payment', id);
    subscription.invoice = this.invoice(id, { customer, amount: 1299, intent: intent.id }).id;
    subscription.status = paid ? 'active' : 'past_due';
    if (paid) this.pay(subscription);
    else this.tell('invoice.payment_failed', invoiceAlone(this.book, this.invoiceOf(subscription)));
    this.say('customer.subscription.updated', subscription);
  }

  /** What was owed is paid. */
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
    if (subscription.status === 'canceled') {
      throw invalid('resource_missing', `No such subscription: '${subscription.id}'`, 'id');
    }
    subscription.status = 'canceled';
    subscription.canceledAt ??= this.book.seconds();
    subscription.endedAt = this.book.seconds();
    this.say('customer.subscription.deleted', subscription);
  }

  private pay(subscription: Subscription): void {
    const invoice = this.invoiceOf(subscription);
    invoice.status = 'paid';
    this.tell('invoice.paid', invoiceAlone(this.book, invoice));
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
    const invoice: Invoice = { id: this.book.newId('in'), subscription, status, ...facts };
    this.book.invoices.set(invoice.id, invoice);
    return invoice;
  }
}

/** Stripe's test cards that are refused, as numbers and as the names that servers use. */
const REFUSED: Record<string, [message: string, code: string]> = {
  '4000000000000002': ['Your card was declined.', 'generic_decline'],
  pm_card_chargeDeclined: ['Your card was declined.', 'generic_decline'],
  '4000000000009995': ['Your card has insufficient funds.', 'insufficient_funds'],
};
