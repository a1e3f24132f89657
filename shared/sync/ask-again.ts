const FIRST_MS = 60_000;
const LONGEST_MS = 6 * 3600_000;
const TRIES_LEAST = 8;
const GIVEN_UP_AFTER_MS = 3 * 24 * 3600_000;

/**
 * Time until an operation that a server could not take is sent to it again, in ms: a minute, doubling to
 * six hours. Another build of the server is asked at once.
 * @param tries how often it was asked, from 1
 */
export function askAgainAfter(tries: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries - 1, 20));
}

/**
 * Whether an operation that the server cannot read is shown to its owner as needing them: after three
 * days and eight tries. Until then the fault may be a server's that was set back to an older build.
 * @param since when it was first refused, in ms
 */
export function isGivenUp(
  { tries, since }: { tries: number; since: number },
  now: number,
): boolean {
  return tries >= TRIES_LEAST && now - since >= GIVEN_UP_AFTER_MS;
}
