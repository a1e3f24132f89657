import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { parse } from 'qs';

import { Acts } from './acts';
import { Book } from './book';
import { eventMessage, signatureOf, type EventMessage } from './events';
import { Money } from './money';
import { checkParameters } from './parameters';
import { passTime, type Choices } from './pass-time';
import { invalid, StripeRefusal } from './refusal';
import { requestsOf } from './requests';

export const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_123456789012345',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_123456789012345',
  STRIPE_WEBHOOK_SECRET: 'whsec_counterpart',
};

interface Said {
  status: number;
  body: string;
}

interface Kept extends Said {
  fingerprint: string;
}

/**
 * A fake Stripe server on loopback, as we understand Stripe: it keeps state, repeats its response for a repeated
 * idempotency key, rejects parameters that Stripe's own types do not have, and reports every change by a signed
 * message.
 */
export class StripeCounterpart {
  readonly book: Book;
  readonly acts: Acts;
  readonly money: Money;
  /** What its host has chosen in the dashboard. */
  readonly choices: Choices = { afterRetries: 'cancel', trialWithoutCard: 'cancel' };
  /** Every event message so far, sent or not. */
  readonly told: EventMessage[] = [];
  /** Every request so far: 'POST /v1/customers'. */
  readonly asked: string[] = [];
  /** Where messages go; undefined sends none. */
  webhook: string | undefined;
  /** While true, every request fails, as in an outage. */
  down = false;
  /** While set, this is the response to every request, and nothing is done. */
  refuses: { status: number; body: Record<string, unknown> } | undefined;
  /** Requests that its key has no permission for. */
  forbids: (request: string) => boolean = () => false;
  /** Requests that are done but answered with 500, as if Stripe lost the response. */
  fails: (request: string) => boolean = () => false;
  /** Whether such failures are expected now. */
  isFailing = false;
  /** How long a response is delayed: in ms, or until a promise resolves. */
  onTheWay: () => number | Promise<unknown> = () => 0;
  private readonly memory = new Map<string, Kept>();
  private readonly sending = new Set<Promise<void>>();
  private readonly answers: ReturnType<typeof requestsOf>;

  private constructor(
    private readonly server: Server,
    now: () => number,
  ) {
    this.book = new Book(now);
    const tell = (type: string, object: unknown) => {
      this.tell(type, object);
    };
    this.acts = new Acts(this.book, tell);
    this.money = new Money(this.book, tell);
    this.answers = requestsOf(this.book, this.acts, this.money);
    server.on('request', (request, response) => void this.serve(request, response));
  }

  /** Starts with the price of Premium in its catalog. */
  static async start(now: () => number = Date.now): Promise<StripeCounterpart> {
    const counterpart = new StripeCounterpart(createServer(), now);
    await new Promise<void>((resolve) => counterpart.server.listen(0, '127.0.0.1', resolve));
    counterpart.addPrice();
    return counterpart;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The settings of a server that uses it. */
  get env(): Record<string, string> {
    return { ...KEYS, STRIPE_API_BASE: this.url };
  }

  addPrice(change: { unit_amount?: number; lookup_key?: string | null } = {}): string {
    const price = {
      id: this.book.newId('price'),
      created: this.book.seconds(),
      product: 'prod_premium',
      currency: 'usd',
      unit_amount: 1299,
      lookup_key: 'platelog_premium_monthly',
      interval: 'month',
      active: true,
      ...change,
    };
    this.book.prices.set(price.id, price);
    return price.id;
  }

  /** Replaces the current price; existing subscribers keep paying the old one. */
  replacePrice(unit_amount = 1299): string {
    for (const price of this.book.prices.values()) price.active = false;
    return this.addPrice({ unit_amount });
  }

  /** Sends an earlier message again. Returns the status of the response. */
  async send({ payload }: EventMessage, to = this.webhook): Promise<number> {
    const seconds = this.book.seconds();
    const signature = signatureOf(payload, KEYS.STRIPE_WEBHOOK_SECRET, seconds);
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const { status } = await fetch(to ?? '', { method: 'POST', headers, body: payload });
    return status;
  }

  /** Does everything that is due by its clock. */
  passTime(): void {
    passTime(this.book, this.acts, this.choices);
  }

  /** Waits until every sent message has been answered. */
  async quiet(): Promise<void> {
    while (this.sending.size > 0) await Promise.all(this.sending);
  }

  /** Adds an event, and sends it at once if there is a webhook. */
  tell(type: string, object: unknown): EventMessage {
    const facts = { id: this.book.newId('evt'), type, created: this.book.seconds(), object };
    const message = eventMessage(facts);
    this.told.push(message);
    if (this.webhook !== undefined) {
      const sent: Promise<void> = this.send(message)
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => this.sending.delete(sent));
      this.sending.add(sent);
    }
    return message;
  }

  async stop(): Promise<void> {
    await this.quiet();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status, body } = this.answer(request, Buffer.concat(chunks).toString());
    const late = this.onTheWay();
    if (typeof late !== 'number') await late;
    else if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': this.book.newId('req'),
      // Otherwise the library waits half a second before it retries.
      ...(status >= 409 ? { 'Stripe-Should-Retry': 'false' } : {}),
    });
    response.end(body);
  }

  private answer(request: IncomingMessage, form: string): Said {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
    const { method = 'GET', headers } = request;
    if (this.down) return failure(500, { type: 'api_error', message: 'An outage.' });
    if (this.refuses) return failure(this.refuses.status, this.refuses.body);
    const key = headers['idempotency-key'];
    const fingerprint = `${method} ${pathname} ${form}`;
    const kept = this.memory.get(String(key));
    if (kept) return replay(kept, fingerprint);
    try {
      authenticate(headers.authorization);
      const text = method === 'GET' ? search.slice(1) : form;
      const done = JSON.stringify(this.perform(method, pathname, text));
      const lost = this.fails(this.asked.at(-1) ?? '');
      const answer = lost
        ? failure(500, { type: 'api_error', message: 'It went wrong.' })
        : { status: 200, body: done };
      if (key !== undefined) this.memory.set(String(key), { fingerprint, ...answer });
      return answer;
    } catch (error) {
      if (error instanceof StripeRefusal) return failure(error.status, error.body);
      throw error;
    }
  }

  private perform(method: string, pathname: string, text: string): unknown {
    const id = /^\/v1\/(?:billing_portal\/\w+|(?!billing_portal)\w+)\/([^/]+)/.exec(pathname)?.[1];
    const address = id !== undefined ? pathname.replace(`/${id}`, '/:id') : pathname;
    const request = `${method} ${address}`;
    this.asked.push(request);
    if (this.forbids(request)) throw forbidden();
    const answer = this.answers[request];
    if (!answer) throw invalid('url_invalid', `Unrecognized request URL (${method}: ${pathname}).`);
    const values = parse(text, { depth: 20, arrayLimit: 100 });
    checkParameters(request, values);
    return answer({ id: id ?? '', values });
  }
}

function authenticate(header = ''): void {
  const [, given] = /^Bearer (.+)$/.exec(header) ?? [];
  if (given === KEYS.STRIPE_SECRET_KEY || given === KEYS.STRIPE_PUBLISHABLE_KEY) return;
  const message = 'Invalid API Key provided.';
  throw new StripeRefusal(401, { type: 'invalid_request_error', message });
}

function forbidden(): StripeRefusal {
  const message = 'The provided key does not have the required permissions for this endpoint.';
  return new StripeRefusal(403, { type: 'invalid_request_error', message });
}

function replay(kept: Kept, fingerprint: string): Said {
  if (kept.fingerprint === fingerprint) return kept;
  const message = 'Keys for idempotent requests can only be used with the same parameters.';
  return failure(400, { type: 'idempotency_error', message });
}

function failure(status: number, error: Record<string, unknown>): Said {
  return { status, body: JSON.stringify({ error }) };
}
