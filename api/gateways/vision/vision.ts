import { setTimeout as pause } from 'node:timers/promises';

import { Breaker } from './breaker';
import { type MealQuestion, PROMPT_VERSION } from './prompt';
import { type FailureKind, ProviderFailure } from './provider-failure';
import type { Answer, ProviderInterface } from './provider-interface';

export interface Asking {
  signal?: AbortSignal | undefined;
  /** Called before every request: if it returns false, no request is sent. */
  mayAsk?: () => Promise<boolean>;
}

const CALLS_MOST = 2;
const RETRY_MS = 300;
/** Longer waits are left to the job queue. */
const PAUSE_MOST_MS = 10_000;

const RETRIED = new Set<FailureKind>([
  'unavailable',
  'timeout',
  'rate_limited',
  'malformed',
  'wrong_shape',
]);

/** Asks an AI provider about a meal: retries once if that may help, and sends nothing while the provider is down. */
export class Vision {
  readonly model: string;
  readonly prompt = PROMPT_VERSION;
  private readonly breaker: Breaker;

  constructor(
    private readonly provider: ProviderInterface,
    private readonly timeoutMs: number,
    private readonly now: () => number = Date.now,
  ) {
    this.model = provider.model;
    this.breaker = new Breaker(now);
  }

  /** Retries once within one deadline. @throws ProviderFailure and nothing else */
  async read(question: MealQuestion, { signal, mayAsk = always }: Asking = {}): Promise<Answer> {
    if (!(await mayAsk())) throw new ProviderFailure('not_agreed');
    this.breaker.enter();
    const deadline = this.now() + this.timeoutMs * 1.5;
    let calls = 0;
    for (;;) {
      calls += 1;
      try {
        const { reading, usage } = await this.ask(question, { deadline, signal });
        this.breaker.succeeded();
        return { reading, usage: { ...usage, calls } };
      } catch (error) {
        const failure = this.failureOf(error);
        const isLast = calls >= CALLS_MOST;
        const next = isLast ? failure : await this.next(failure, { deadline, signal, mayAsk });
        if (next === 'again') continue;
        if (signal?.aborted === true) this.breaker.calledOff();
        else this.breaker.failed(failure.kind);
        next.calls = calls;
        throw next;
      }
    }
  }

  private failureOf(error: unknown): ProviderFailure {
    if (error instanceof ProviderFailure) return error;
    return this.provider.failureOf(error, this.now());
  }

  private async next(
    failure: ProviderFailure,
    { deadline, signal, mayAsk }: Asking & { mayAsk: () => Promise<boolean>; deadline: number },
  ): Promise<'again' | ProviderFailure> {
    if (!(await this.mayRetry(failure, { deadline, signal }))) return failure;
    const agreed = await mayAsk().catch(() => false);
    return agreed ? 'again' : new ProviderFailure('not_agreed');
  }

  private async mayRetry(
    { kind, retryAfterMs }: ProviderFailure,
    { deadline, signal }: { deadline: number; signal: AbortSignal | undefined },
  ): Promise<boolean> {
    const wait = retryAfterMs ?? RETRY_MS;
    const inTime = wait <= PAUSE_MOST_MS && this.now() + wait < deadline;
    if (!RETRIED.has(kind) || !inTime) return false;
    return pause(wait, true, { ...(signal && { signal }) }).catch(() => false);
  }

  private async ask(
    question: MealQuestion,
    { deadline, signal }: { deadline: number; signal: AbortSignal | undefined },
  ): Promise<Answer> {
    const left = Math.max(1, deadline - this.now());
    const timeoutMs = Math.min(this.timeoutMs, left);
    return this.provider.ask(question, { timeoutMs, signal });
  }
}

const always = async () => Promise.resolve(true);
