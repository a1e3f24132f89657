/** What a device does after a failed sync request. Its outbox keeps its operations in every case. */
export type Outcome =
  | { next: 'retry'; afterMs: number | null }
  | { next: 'sign-in' }
  | { next: 'upgrade' }
  | { next: 'resync' }
  | { next: 'wrong-user' }
  | { next: 'account-deleted' }
  | { next: 'smaller-batch' };

interface Answer {
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** The problem code, if the response came from our server. */
  code?: string | undefined;
  /** Seconds to wait, as the server asked. */
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
 * Decides what to do after a failed response. A response without a problem code of ours (a captive portal's page, a
 * proxy's error) is treated like having no network.
 */
export function outcomeOf({ status, code, retryAfter }: Answer): Outcome {
  const known = code === undefined ? undefined : BY_CODE[code];
  return known ?? { next: 'retry', afterMs: status > 0 && retryAfter ? retryAfter * 1_000 : null };
}

/** The first and the longest wait, in ms. */
interface Waits {
  shortest?: number;
  longest?: number;
}

/**
 * Time to wait before the next try, in ms: exponential backoff, by default from one second to five minutes. Jitter
 * over the upper half keeps devices from retrying at the same moment after an outage.
 * @param tries failed tries in a row, from 1
 * @param chance a random number from 0 to 1, passed in so that the function stays pure
 */
export function backoff(
  tries: number,
  chance: number,
  { shortest = 1_000, longest = 5 * 60_000 }: Waits = {},
): number {
  const ceiling = Math.min(longest, shortest * 2 ** Math.min(tries, 20));
  return Math.round(ceiling / 2 + (chance * ceiling) / 2);
}
