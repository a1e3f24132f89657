import { randomInt, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { Logger } from 'pino';

import { ERRORS } from '#shared/contract/errors';

export interface OverloadLimits {
  /** Requests that have come whole and are not answered yet. */
  open: number;
  /** Requests of which a part is still on its way. */
  arriving: number;
  /** How long a request may wait for its turn, in ms, where more than `few` wait with it. */
  waitMs: number;
  few: number;
}

// At some 1 ms a request these are waits of a few hundred ms, well before a device gives up. A few that wait
// long are on a machine that is busy with something else, where a refusal helps nobody.
const LIMITS: OverloadLimits = { open: 300, arriving: 500, waitMs: 1_000, few: 8 };
/** Who signs in is let in for longer than others. */
const PREFERRED = new Set([
  '/api/auth/login',
  '/api/auth/logout',
  '/api/admin/login',
  '/api/admin/logout',
]);
const ALWAYS = '/api/health';
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

/** Knows how much the server has to do at once, and refuses what it would answer too late. */
export class Overload {
  private readonly queue: Waiting[] = [];
  /** What waits or is being answered. */
  private readonly open = new Set<IncomingMessage>();
  private refused = 0;

  /** @param clock ms, at any origin */
  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    private readonly limits: OverloadLimits = LIMITS,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /**
   * Lets one request a turn of the event loop through to `answer`, and refuses others with 503 and
   * Retry-After before anything else looks at them. The event loop accepts one connection a turn: long
   * turns would leave new ones without any answer.
   */
  listener(answer: Answer): RequestListener {
    const run = (request: IncomingMessage, response: ServerResponse) => {
      this.open.add(request);
      void answer(request, response).finally(() => {
        // An answer that is a stream goes on, and nobody waits for it.
        this.open.delete(request);
      });
    };
    const next = () => {
      const first = this.queue.shift();
      if (this.queue.length > 0) setImmediate(next);
      if (!first) return;
      const { request, response } = first;
      this.open.delete(request);
      // Nobody is there any more.
      if (response.destroyed) return;
      if (this.isTooLate(first)) this.refuse(response);
      else run(request, response);
    };
    return (request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      if (path === ALWAYS) {
        run(request, response);
        return;
      }
      const factor = PREFERRED.has(path) ? MORE_FOR_PREFERRED : 1;
      if (this.isTooMuch(factor)) {
        this.refuse(response);
        return;
      }
      this.open.add(request);
      if (this.queue.push({ request, response, since: this.clock(), factor }) === 1)
        setImmediate(next);
    };
  }

  private isTooMuch(factor: number): boolean {
    const { open, arriving } = this.limits;
    if (this.open.size < Math.min(open, arriving) * factor) return false;
    const whole = [...this.open].filter(({ complete }) => complete).length;
    return whole >= open * factor || this.open.size - whole >= arriving * factor;
  }

  private isTooLate({ since, factor }: Waiting): boolean {
    const { waitMs, few } = this.limits;
    return this.queue.length >= few * factor && this.clock() - since > waitMs * factor;
  }

  /** Costs a small part of an answer: at three times its capacity a server refuses most of the time. */
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
    if (this.refused > 1) return;
    setTimeout(() => {
      this.log.warn({ refused: this.refused }, 'too many requests at once: some were refused');
      this.refused = 0;
    }, SAY_EVERY_MS).unref();
  }
}

/** Not the same for all: they would come back together. */
function retryAfter(): number {
  return RETRY_AFTER_MIN_S + randomInt(RETRY_AFTER_SPREAD_S);
}
