import type { Fast } from '#shared/records/fast';
import { ADULT, isExpecting, type Profile } from '#shared/records/profile';

const HOUR = 3_600_000;

/**
 * The hours after which a fast ends by itself: a longer one is usually a forgotten timer, and needs a doctor if
 * intended.
 */
export const FAST_MOST_HOURS = 24;

/** Whether a user may fast: not under 18, in pregnancy, while breastfeeding, or without a known age. */
export function mayFast(profile: Pick<Profile, 'age' | 'expecting'> | null): boolean {
  return profile !== null && profile.age >= ADULT && !isExpecting(profile);
}

/** When a fast ended, in ms since the epoch; null while it is running. @param now in ms since the epoch */
export function endOf({ startedAt, endedAt }: Fast, now: number): number | null {
  const endsItselfAt = startedAt + FAST_MOST_HOURS * HOUR;
  if (endedAt !== null) return Math.max(startedAt, Math.min(endedAt, endsItselfAt));
  return now >= endsItselfAt ? endsItselfAt : null;
}

/** The length of a fast in whole minutes; never below 0, even if a device's clock was wrong. */
export function minutesOf(fast: Fast, now: number): number {
  const end = endOf(fast, now) ?? now;
  return Math.max(0, Math.floor((end - fast.startedAt) / 60_000));
}

/** The running fast; of several, the one that began last. */
export function runningFast<Entry extends Fast>(
  fasts: readonly Entry[],
  now: number,
): Entry | null {
  const running = fasts.filter((fast) => endOf(fast, now) === null && fast.startedAt <= now);
  return running.reduce<Entry | null>(
    (last, fast) => (last && last.startedAt >= fast.startedAt ? last : fast),
    null,
  );
}
