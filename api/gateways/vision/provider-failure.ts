import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';

import { AnswerTooLarge } from '../bounded-fetch';

/**
 * How a question can come to nothing.
 * `unavailable` (no connection, 5xx), `timeout`, `rate_limited`: the provider's, later it may answer.
 * `unauthorized`: the settings are wrong (key, model, address). `rejected`: it does not take this
 * question. `forbidden`: it does not take this question as things are (credit, region, moderation), and
 * others may be taken. `refused`: the model will not answer. `truncated`, `malformed` (no JSON),
 * `wrong_shape`: its answer cannot be used. `resting`: it has failed so often that it is left alone for a while.
 */
export type FailureKind =
  | 'unavailable'
  | 'timeout'
  | 'rate_limited'
  | 'unauthorized'
  | 'rejected'
  | 'forbidden'
  | 'refused'
  | 'truncated'
  | 'malformed'
  | 'wrong_shape'
  | 'resting';

interface Facts {
  status?: number | undefined;
  retryAfterMs?: number | undefined;
  /** Calls that were made and may be billed. */
  calls?: number;
}

/** A failed question. It carries nothing of what was sent or said: keys and pictures stay out of logs. */
export class ProviderFailure extends Error {
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  calls: number;

  constructor(
    readonly kind: FailureKind,
    { status, retryAfterMs, calls = 0 }: Facts = {},
  ) {
    super(`The provider: ${kind}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'ProviderFailure';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.calls = calls;
  }
}

// What is done about each of them is in docs/ai-providers.md.
const BY_STATUS: Record<number, FailureKind> = {
  401: 'unauthorized',
  402: 'forbidden',
  403: 'forbidden',
  404: 'unauthorized',
  408: 'timeout',
  409: 'unavailable',
  425: 'unavailable',
  429: 'rate_limited',
};

/** A provider that names a time further away is asked again after this one. */
const RETRY_AFTER_MOST_MS = 3600 * 1000;

/** What an error of the client means; what it says is not taken along. */
export function failureOf(error: unknown, now: number): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return new ProviderFailure('timeout');
  }
  // A 200 whose body is no JSON although it says so, or that has no end.
  const endless = (error as Partial<Error>).cause instanceof AnswerTooLarge;
  if ((error as Partial<Error>).name === 'SyntaxError' || endless)
    return new ProviderFailure('malformed');
  if (!(error instanceof APIError) || error.status === undefined) {
    return new ProviderFailure('unavailable');
  }
  const { status } = error as { status: number };
  return failureOfStatus(status, (error.headers as Headers | undefined)?.get('retry-after'), now);
}

/** What a status means, with the time that the provider names for coming again. */
export function failureOfStatus(
  status: number,
  retryAfter: string | null | undefined,
  now: number,
): ProviderFailure {
  const kind = BY_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'rejected');
  return new ProviderFailure(kind, { status, retryAfterMs: retryAfterOf(retryAfter, now) });
}

/** Retry-After in ms, as seconds or as a date, at most an hour. */
function retryAfterOf(text: string | null | undefined, now: number): number | undefined {
  if (text === null || text === undefined) return undefined;
  const seconds = Number(text);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - now;
  return wait >= 0 ? Math.min(wait, RETRY_AFTER_MOST_MS) : undefined;
}
