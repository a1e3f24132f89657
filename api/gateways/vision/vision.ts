import { setTimeout as pause } from 'node:timers/promises';
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type {
  ChatCompletion,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';

import { AnswerTooLarge, boundedFetch } from '../bounded-fetch';
import { Breaker } from './breaker';
import { dataOf, INSTRUCTIONS, type MealQuestion, PROMPT_VERSION } from './prompt';
import { type FailureKind, failureOfStatus, ProviderFailure } from './provider-failure';
import { type MealReading, readingOf, readingSchema } from './reading';

export interface VisionSettings {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
  timeoutMs: number;
  format: 'json_schema' | 'json_object' | 'none';
  detail: 'low' | 'high' | 'auto' | undefined;
}

export interface Usage {
  calls: number;
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface Asking {
  signal?: AbortSignal | undefined;
  /** Asked before every request: false ends the question without it. */
  mayAsk?: () => Promise<boolean>;
}

export interface Answer {
  reading: MealReading;
  usage: Usage;
}

/** A large meal takes less than half. */
export const ANSWER_TOKENS_MOST = 4_000;

const CALLS_MOST = 2;
const RETRY_MS = 300;
/** Longer pauses are left to the queue. */
const PAUSE_MOST_MS = 10_000;

const RETRIED = new Set<FailureKind>([
  'unavailable',
  'timeout',
  'rate_limited',
  'malformed',
  'wrong_shape',
]);

/** OpenAI-compatible. The only code that sends a meal to another company. */
export class Vision {
  readonly model: string;
  readonly prompt = PROMPT_VERSION;
  private readonly client: OpenAI;
  private readonly breaker: Breaker;

  constructor(
    private readonly settings: VisionSettings,
    private readonly now: () => number = Date.now,
  ) {
    const { apiKey, baseUrl, model, timeoutMs } = settings;
    this.model = model;
    this.breaker = new Breaker(now);
    this.client = new OpenAI({
      // The client requires one; servers on one's own machine do not.
      apiKey: apiKey ?? 'none',
      ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
      timeout: timeoutMs,
      // Its own retries do not respect the deadline.
      maxRetries: 0,
      fetch: boundedFetch,
      logLevel: 'off',
    });
  }

  /** Retries once within one deadline. @throws ProviderFailure and nothing else */
  async read(question: MealQuestion, { signal, mayAsk = always }: Asking = {}): Promise<Answer> {
    if (!(await mayAsk())) throw new ProviderFailure('not_agreed');
    this.breaker.enter();
    const deadline = this.now() + this.settings.timeoutMs * 1.5;
    let calls = 0;
    for (;;) {
      calls += 1;
      try {
        const { reading, usage } = await this.ask(question, { deadline, signal });
        this.breaker.succeeded();
        return { reading, usage: { ...usage, calls } };
      } catch (error) {
        const failure = failureOf(error, this.now());
        const isLast = calls >= CALLS_MOST;
        const next = isLast ? failure : await this.next(failure, { deadline, signal, mayAsk });
        if (next === 'again') continue;
        // An aborted question says nothing about the provider.
        if (signal?.aborted !== true) this.breaker.failed(failure.kind);
        next.calls = calls;
        throw next;
      }
    }
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
    const answer = await this.client.chat.completions.create(this.body(question), {
      timeout: Math.min(this.settings.timeoutMs, left),
      ...(signal && { signal }),
    });
    // An empty body is no object.
    const { usage } = (answer as Partial<ChatCompletion> | null | undefined) ?? {};
    return {
      reading: readingOf(answer),
      usage: {
        calls: 1,
        inputTokens: usage?.prompt_tokens ?? null,
        outputTokens: usage?.completion_tokens ?? null,
      },
    };
  }

  private body(question: MealQuestion): ChatCompletionCreateParamsNonStreaming {
    const { format, baseUrl, model } = this.settings;
    return {
      model,
      messages: [
        { role: 'system', content: INSTRUCTIONS },
        { role: 'user', content: this.content(question) },
      ],
      ...(format === 'json_schema' && {
        response_format: zodResponseFormat(readingSchema, 'meal'),
      }),
      ...(format === 'json_object' && { response_format: { type: 'json_object' as const } }),
      [answerLimit(baseUrl)]: ANSWER_TOKENS_MOST,
      ...(isOpenRouter(baseUrl) && { provider: { require_parameters: true } }),
    };
  }

  private content(question: MealQuestion): ChatCompletionContentPart[] {
    const { picture } = question;
    const text = { type: 'text' as const, text: dataOf(question) };
    if (!picture) return [text];
    const url = `data:${picture.mime};base64,${picture.bytes.toString('base64')}`;
    const { detail } = this.settings;
    return [text, { type: 'image_url', image_url: { url, ...(detail && { detail }) } }];
  }
}

/** OpenAI's newer models accept only the new name, compatible servers often only the old one. */
function answerLimit(baseUrl: string | undefined): 'max_completion_tokens' | 'max_tokens' {
  return baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens';
}

/** OpenRouter then picks only models that know every parameter. */
function isOpenRouter(baseUrl: string | undefined): boolean {
  return baseUrl !== undefined && new URL(baseUrl).hostname.endsWith('openrouter.ai');
}

const always = async () => Promise.resolve(true);

/** The error's own text is dropped. */
function failureOf(error: unknown, now: number): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return new ProviderFailure('timeout');
  }
  // A 200 with a body that is no JSON or never ends.
  const endless = (error as Partial<Error>).cause instanceof AnswerTooLarge;
  if ((error as Partial<Error>).name === 'SyntaxError' || endless)
    return new ProviderFailure('malformed');
  if (!(error instanceof APIError) || error.status === undefined) {
    return new ProviderFailure('unavailable');
  }
  const { status } = error as { status: number };
  return failureOfStatus(status, (error.headers as Headers | undefined)?.get('retry-after'), now);
}
