import type { Fast } from '#shared/records/fast';
import { ADULT, isExpecting, type Profile } from '#shared/records/profile';

const HOUR = 3_600_000;

/** A fast ends by itself here, in hours: a timer that was forgotten is no longer fast, and a longer one is a doctor's matter. */
export const FAST_MOST_HOURS = 24;

/** Not for people under 18, nor in pregnancy or while breastfeeding, nor before an age is known. */
export function mayFast(profile: Pick<Profile, 'age' | 'expecting'> | null): boolean {
  return profile !== null && profile.age >= ADULT && !isExpecting(profile);
}

/** When a fast ended, in ms since the epoch; null while it goes on. @param now in ms since the epoch */
export function endOf({ startedAt, endedAt }: Fast, now: number): number | null {
  const latest = startedAt + FAST_MOST_HOURS * HOUR;
  if (endedAt !== null) return Math.max(startedAt, Math.min(endedAt, latest));
  return now >= latest ? latest : null;
}

/** How long a fast is or was, in whole minutes; never below 0, whatever a device's clock said. */
export function minutesOf(fast: Fast, now: number): number {
  const end = endOf(fast, now) ?? now;
  return Math.max(0, Math.floor((end - fast.startedAt) / 60_000));
}

/** The one that goes on: of several, the one that began last. */
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
