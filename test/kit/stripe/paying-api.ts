import { ApiInMemory, type Visitor } from '../api-in-memory';
import { StripeCounterpart } from './counterpart';

/** The real API with payments set up, and its fake Stripe server. */
export class PayingApi {
  private cards = 0;

  private constructor(
    readonly api: ApiInMemory,
    readonly stripe: StripeCounterpart,
  ) {}

  static async start(
    env: Record<string, string> = {},
    now: () => number = Date.now,
  ): Promise<PayingApi> {
    const stripe = await StripeCounterpart.start(now);
    const api = await ApiInMemory.start({ ...stripe.env, TRIAL_DAYS: '0', ...env }, now);
    return new PayingApi(api, stripe);
  }

  /** From now on Stripe's messages are sent to the API. */
  listen(): void {
    this.stripe.webhook = this.webhook;
  }

  get webhook(): string {
    return `${this.api.url}/api/stripe/webhook`;
  }

  /** A user who has just started a subscription. */
  async begin(member?: Visitor): Promise<Beginning> {
    const visitor = member ?? (await this.api.member());
    const { status, body } = await visitor.post('/api/create-subscription', {});
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { visitor, ...(body as Omit<Beginning, 'visitor'>) };
  }

  /** The same user submits the form, with a new card by default. */
  pay({ clientSecret }: Pick<Beginning, 'clientSecret'>, card = this.newCard()): void {
    const intent = this.stripe.book.intentBySecret(clientSecret);
    if (!intent) throw new Error('Nobody has asked for this payment.');
    this.stripe.acts.confirm(intent, card);
  }

  private newCard(): string {
    this.cards += 1;
    return `42424242${String(this.cards).padStart(8, '0')}`;
  }

  /** A user with Premium, set up by Stripe's own messages. */
  async subscriber(): Promise<Beginning> {
    const beginning = await this.begin();
    this.pay(beginning);
    await beginning.visitor.post('/api/payment-success', {
      subscriptionId: beginning.subscriptionId,
    });
    return beginning;
  }

  /** The plan of an account, from its row. */
  async plan({ userId }: Visitor) {
    return this.api.services.db
      .selectFrom('users')
      .select([
        'subscription_status as status',
        'subscription_end_date as end',
        'stripe_subscription_id as id',
      ])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
  }

  async stop(): Promise<void> {
    await this.stripe.stop();
    await this.api.stop();
  }
}

export interface Beginning {
  visitor: Visitor;
  clientSecret: string;
  subscriptionId: string;
  kind: 'payment' | 'setup';
}
