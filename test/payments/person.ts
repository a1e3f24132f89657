import { registration, type Visitor } from '../kit/api-in-memory';
import { isRefused, type Given, type Shop } from './shop';

export interface Checkout {
  clientSecret: string;
  subscriptionId: string;
}

/** A paying user, with the checkouts that are open in their tabs. */
export class Person {
  readonly checkouts: Checkout[] = [];
  readonly problems: string[] = [];
  /** The status that an administrator set last, with what Stripe had been paid by then. */
  given: { status: Given; paid: string } | undefined;
  email: string;

  private constructor(
    private readonly shop: Shop,
    readonly visitor: Visitor,
    email: string,
  ) {
    this.email = email;
  }

  get id(): string {
    return this.visitor.userId;
  }

  static async arrive(shop: Shop, name: string): Promise<Person> {
    const visitor = shop.house.api.visitor();
    const email = `${name}@example.org`;
    const { status, body } = await visitor.post('/api/register', registration({ email }));
    if (status !== 200) throw new Error(JSON.stringify(body));
    visitor.userId = (body as { user: { id: string } }).user.id;
    return new Person(shop, visitor, email);
  }

  /** Calls the server. It must always respond, with a message if it cannot do what is asked. */
  async ask(address: string, body: object = {}): Promise<{ status: number; body: unknown }> {
    const { stripe } = this.shop.house;
    const isWell = !stripe.down && !stripe.isFailing;
    const call = async () => this.visitor.post(`/api/${address}`, body);
    const first = await call();
    const answer = first.status === 401 ? await this.signIn().then(call) : first;
    const code = (answer.body as { code?: string } | null)?.code;
    const isBusy = code === 'busy' || code === 'rate_limited';
    const wrong = answer.status === 500 || (answer.status === 503 && isWell && !isBusy);
    if (wrong || answer.status === 401) {
      this.problems.push(`${address} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer;
  }

  /** A session expires after a year, and ends when an administrator changes the email. */
  private async signIn(): Promise<void> {
    const { email } = this;
    const { password } = registration();
    const { status, body } = await this.visitor.post('/api/auth/login', { email, password });
    if (status !== 200) this.problems.push(`login answers ${status}: ${JSON.stringify(body)}`);
  }

  async create(): Promise<void> {
    const { status, body } = await this.ask('create-subscription');
    if (status === 200) this.checkouts.push(body as Checkout);
  }

  /** Runs an action of an administrator, which may be refused. */
  async desk(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!isRefused(error)) this.problems.push(`an administrator: ${String(error)}`);
    }
  }
}
