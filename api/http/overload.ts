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
  /** The longest wait, in ms. Applies only if more than `few` requests are waiting. */
  waitMs: number;
  few: number;
}

// Above the usual waits of a few hundred ms. If only a few requests wait long, the machine is busy with something else.
const LIMITS: OverloadLimits = { open: 300, arriving: 500, waitMs: 1_000, few: 8 };
/** Scripts and other parts of the app. A page requests each once and does not work without it, and they cost little. */
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

/** The paths for signing in and out. */
export function signInPaths(endpoints: readonly Endpoint[]): ReadonlySet<string> {
  const calls = endpoints.filter(({ signsIn }) => signsIn);
  return new Set([SINGLE_SIGN_ON_CALLBACK, ...calls.map(({ path }) => path)]);
}

export class Overload {
  private readonly queue: Waiting[] = [];
  // Not a Set: the tables of a growing Set refer to each other and keep requests alive until a full garbage collection.
  private readonly open: IncomingMessage[] = [];
  private refused = 0;
  private refusals = 0;

  /** @param clock the time in ms from any origin */
  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    private readonly limits: OverloadLimits = LIMITS,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** The number of requests that are running or waiting. */
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
   * Starts one request per turn of the event loop, and refuses requests beyond the limits with 503 and Retry-After.
   * The loop accepts one connection per turn, so during long turns new connections would get no response at all.
   * @param preferred paths that are refused later than others
   */
  listener(answer: Answer, preferred: ReadonlySet<string>): RequestListener {
    const run = (request: IncomingMessage, response: ServerResponse) => {
      this.open.push(request);
      void answer(request, response).finally(() => {
        // The handler is done; a stream that continues does not count as open.
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

  /** Must be cheap: at three times its capacity the server mostly refuses. */
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
