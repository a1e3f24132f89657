/** What a device does after a round of sync that did not succeed. Its entries stay in every case. */
export type Outcome =
  | { next: 'retry'; afterMs: number | null }
  | { next: 'sign-in' }
  | { next: 'upgrade' }
  | { next: 'resync' }
  | { next: 'wrong-user' }
  | { next: 'account-deleted' }
  | { next: 'smaller-batch' };

interface Answer {
  /** HTTP status; 0 where no answer came back. */
  status: number;
  /** Code of the problem, where the answer was one of ours. */
  code?: string | undefined;
  /** Seconds that the server asked to wait. */
  retryAfter?: number | undefined;
}

const BY_CODE: Record<string, Outcome> = {
  not_authenticated: { next: 'sign-in' },
  wrong_user: { next: 'wrong-user' },
  resync_needed: { next: 'resync' },
  account_deleted: { next: 'account-deleted' },
  client_too_old: { next: 'upgrade' },
  body_too_large: { next: 'smaller-batch' },
  malformed_body: { next: 'smaller-batch' },
  invalid_input: { next: 'smaller-batch' },
};

/**
 * Reads a failed answer. Anything that is not a problem of ours (a portal's page, a proxy's error)
 * counts as no signal.
 */
export function outcomeOf({ status, code, retryAfter }: Answer): Outcome {
  const known = code === undefined ? undefined : BY_CODE[code];
  return known ?? { next: 'retry', afterMs: status > 0 && retryAfter ? retryAfter * 1_000 : null };
}

/** Where the doubling of waits begins and ends, in ms. */
interface Waits {
  shortest?: number;
  longest?: number;
}

/**
 * Time to wait before the next try, in ms: doubling, from one second to five minutes where nothing is said, with
 * jitter over its upper half, so that devices which lost a server together do not come back to it together.
 * @param tries failed tries in a row, from 1
 * @param chance a number from 0 to 1, an argument so that the rule stays pure
 */
export function backoff(
  tries: number,
  chance: number,
  { shortest = 1_000, longest = 5 * 60_000 }: Waits = {},
): number {
  const ceiling = Math.min(longest, shortest * 2 ** Math.min(tries, 20));
  return Math.round(ceiling / 2 + (chance * ceiling) / 2);
}
