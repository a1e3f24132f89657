import type { Reminders } from '../records/reminders';
import { daysAfter } from './calendar';
import { timeOfWallClock, wallClockIn } from './zone-time';

/** The reminder settings of a profile, with its time zone. */
export interface ReminderClock extends Pick<Reminders, 'at' | 'quietFrom' | 'quietTo'> {
  timeZone: string;
}

/** Whether a time of day is in the quiet hours, which may go past midnight. All are 'HH:mm'. */
export function isQuiet(time: string, { quietFrom, quietTo }: ReminderClock): boolean {
  if (quietFrom === quietTo) return false;
  return quietFrom < quietTo
    ? time >= quietFrom && time < quietTo
    : time >= quietFrom || time < quietTo;
}

/** From when reminders may be sent on a day, 'HH:mm'; null if the quiet hours cover the rest of the day. */
export function firstTime(clock: ReminderClock): string | null {
  const { at, quietTo } = clock;
  if (!isQuiet(at, clock)) return at;
  return quietTo > at ? quietTo : null;
}

/**
 * The local day, 'YYYY-MM-DD', if the user may be reminded at this moment; otherwise null.
 * @param now in ms
 */
export function reminderDay(clock: ReminderClock, now: number): string | null {
  const [day = '', time = ''] = wallClockIn(clock.timeZone, now).split('T');
  const first = firstTime(clock);
  return first !== null && time >= first && !isQuiet(time, clock) ? day : null;
}

/**
 * The next moment after `now` from which the user may be reminded, in ms; null if the quiet hours leave none. A day
 * on which the clock skips the time or shows it twice has one such moment, too.
 */
export function nextReminderAt(clock: ReminderClock, now: number): number | null {
  if (firstTime(clock) === null) return null;
  const today = wallClockIn(clock.timeZone, now).slice(0, 10);
  for (let days = 0; ; days += 1) {
    const at = startOn(clock, daysAfter(today, days));
    if (at !== null && at > now) return at;
  }
}

/** From when reminders may be sent on a day, in ms; null if a clock change leaves only quiet hours. */
function startOn(clock: ReminderClock, day: string): number | null {
  for (const time of [firstTime(clock), clock.quietTo]) {
    const at = timeOfWallClock(clock.timeZone, `${day}T${time}`);
    if (reminderDay(clock, at) === day) return at;
  }
  return null;
}

/** Until when a reminder that was due at `now` may still be sent, in ms: until the quiet hours or the next day. */
export function reminderEndsAt(clock: ReminderClock, now: number): number {
  const [day = '', time = ''] = wallClockIn(clock.timeZone, now).split('T');
  const { timeZone, quietFrom, quietTo } = clock;
  const midnight = timeOfWallClock(timeZone, `${daysAfter(day, 1)}T00:00`);
  if (quietFrom === quietTo || quietFrom <= time) return midnight;
  return Math.min(midnight, timeOfWallClock(timeZone, `${day}T${quietFrom}`));
}

/** Whether two moments are on the same day of a zone. */
export function isSameDay(timeZone: string, one: number, other: number): boolean {
  return wallClockIn(timeZone, one).slice(0, 10) === wallClockIn(timeZone, other).slice(0, 10);
}
