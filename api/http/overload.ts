import { randomInt, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { Logger } from 'pino';

import type { Endpoint } from '#shared/contract/endpoint';
import { ERRORS } from '#shared/contract/errors';
import { health, live, ready } from '#shared/contract/host';
import { SINGLE_SIGN_ON_CALLBACK } from '#shared/contract/single-sign-on';

export interface OverloadLimits {
  open: number;
  arriving: number;
  /** In ms, if more than `few` wait. */
  waitMs: number;
  few: number;
}

// Waits of a few hundred ms. A few long waits mean that the machine is busy with something else.
const LIMITS: OverloadLimits = { open: 300, arriving: 500, waitMs: 1_000, few: 8 };
/** Parts of the app: a page asks for each once, and stays dead without one. They cost little. */
const PARTS = '/assets/';
const ALWAYS = new Set([health, live, ready].map(({ path }) => path));
const MORE_FOR_PREFERRED = 4;
const RETRY_AFTER_MIN_S = 2;
const RETRY_AFTER_SPREAD_S = 4;
const SAY_EVERY_MS = 10_000;

interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
  factor: number;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What a person meets on the way in or out. */
export function signInPaths(endpoints: readonly Endpoint[]): ReadonlySet<string> {
  const calls = endpoints.filter(({ signsIn }) => signsIn);
  return new Set([SINGLE_SIGN_ON_CALLBACK, ...calls.map(({ path }) => path)]);
}

export class Overload {
  private readonly queue: Waiting[] = [];
  // Tables that a Set outgrows refer to each other, and keep requests until all garbage is collected.
  private readonly open: IncomingMessage[] = [];
  private refused = 0;
  private refusals = 0;

  /** @param clock ms, at any origin */
  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    private readonly limits: OverloadLimits = LIMITS,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Requests that are being answered or wait. */
  get opened(): number {
    return this.open.length;
  }

  get queued(): number {
    return this.queue.length;
  }

  get refusedInAll(): number {
    return this.refusals;
  }

  /**
   * Lets one request per turn of the event loop through, and refuses others with 503 and Retry-After. The loop accepts
   * one connection a turn: long turns would leave new ones without any answer.
   * @param preferred paths that are answered longer than others
   */
  listener(answer: Answer, preferred: ReadonlySet<string>): RequestListener {
    const run = (request: IncomingMessage, response: ServerResponse) => {
      this.open.push(request);
      void answer(request, response).finally(() => {
        // A stream goes on, and nobody waits for it.
        this.close(request);
      });
    };
    const next = () => {
      const first = this.queue.shift();
      if (this.queue.length > 0) setImmediate(next);
      if (!first) return;
      const { request, response } = first;
      this.close(request);
      if (response.destroyed) return;
      if (this.isTooLate(first)) this.refuse(response);
      else run(request, response);
    };
    return (request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      if (ALWAYS.has(path)) {
        run(request, response);
        return;
      }
      const isPreferred = preferred.has(path) || path.startsWith(PARTS);
      const factor = isPreferred ? MORE_FOR_PREFERRED : 1;
      if (this.isTooMuch(factor)) {
        this.refuse(response);
        return;
      }
      this.open.push(request);
      if (this.queue.push({ request, response, since: this.clock(), factor }) === 1)
        setImmediate(next);
    };
  }

  private close(request: IncomingMessage): void {
    this.open.splice(this.open.indexOf(request), 1);
  }

  private isTooMuch(factor: number): boolean {
    const { open, arriving } = this.limits;
    if (this.open.length < Math.min(open, arriving) * factor) return false;
    const whole = this.open.filter(({ complete }) => complete).length;
    return whole >= open * factor || this.open.length - whole >= arriving * factor;
  }

  private isTooLate({ since, factor }: Waiting): boolean {
    const { waitMs, few } = this.limits;
    return this.queue.length >= few * factor && this.clock() - since > waitMs * factor;
  }

  /** Cheap: at three times its capacity a server refuses most of the time. */
  private refuse(response: ServerResponse): void {
    this.count();
    const [status, title] = ERRORS.busy;
    const problem = { code: 'busy', title, detail: title, status, requestId: randomUUID() };
    const body = JSON.stringify(problem);
    response.writeHead(status, {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': retryAfter(),
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(body);
  }

  private count(): void {
    this.refused += 1;
    this.refusals += 1;
    if (this.refused > 1) return;
    setTimeout(() => {
      this.log.warn({ refused: this.refused }, 'too many requests at once: some were refused');
      this.refused = 0;
    }, SAY_EVERY_MS).unref();
  }
}

/** Random, so that clients do not return together. */
function retryAfter(): number {
  return RETRY_AFTER_MIN_S + randomInt(RETRY_AFTER_SPREAD_S);
}
