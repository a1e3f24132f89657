/**
 * `unavailable` (no connection, 5xx), `timeout`, `rate_limited`: may work later. `unauthorized`: wrong settings.
 * `rejected`: this request is not accepted. `forbidden`: not at the moment (credit, region, moderation). `refused`: the
 * model does not answer. `truncated`, `malformed`, `wrong_shape`: unusable answer. `resting`: see `Breaker`.
 * `not_agreed`: the user has not consented, so it was not sent, or not again.
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
  | 'resting'
  | 'not_agreed';

interface Facts {
  status?: number | undefined;
  retryAfterMs?: number | undefined;
  calls?: number;
}

/** Contains nothing of the request and the response, to keep keys and pictures out of logs. */
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

// docs/ai-providers.md says what follows from each.
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

const RETRY_AFTER_MOST_MS = 3600 * 1000;

export function failureOfStatus(
  status: number,
  retryAfter: string | null | undefined,
  now: number,
): ProviderFailure {
  const kind = BY_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'rejected');
  return new ProviderFailure(kind, { status, retryAfterMs: retryAfterOf(retryAfter, now) });
}

/** In ms, from seconds or a date, at most an hour. */
function retryAfterOf(text: string | null | undefined, now: number): number | undefined {
  if (!text?.trim()) return undefined;
  const seconds = Number(text);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - now;
  return wait >= 0 ? Math.min(wait, RETRY_AFTER_MOST_MS) : undefined;
}
