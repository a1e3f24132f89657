import fc from 'fast-check';

import {
  isQuiet,
  isSameDay,
  nextReminderAt,
  type ReminderClock,
  reminderDay,
  reminderEndsAt,
} from './reminder-times';
import { isTimeZone, timeOfWallClock, wallClockIn } from './zone-time';

const BERLIN: ReminderClock = {
  timeZone: 'Europe/Berlin',
  at: '19:00',
  quietFrom: '21:00',
  quietTo: '08:00',
};
const at = (time: string) => Date.parse(time);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;

test.each([
  ['2026-06-01T12:00', '2026-06-01T10:00Z'],
  ['2026-12-01T12:00', '2026-12-01T11:00Z'],
  // Clocks go forward from 2:00 to 3:00: a skipped time is the moment of the change.
  ['2026-03-29T02:30', '2026-03-29T01:00Z'],
  // Clocks go back from 3:00 to 2:00: the first of the two times is used.
  ['2026-10-25T02:30', '2026-10-25T00:30Z'],
])('%s in Berlin is %s', (wall, utc) => {
  expect(new Date(timeOfWallClock('Europe/Berlin', wall))).toEqual(new Date(utc));
});

test('an unknown time zone is recognized', () => {
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
});

test('the next reminder is today before its time, and tomorrow from its time on', () => {
  const next = (now: string) => new Date(nextReminderAt(BERLIN, at(now)) ?? 0).toISOString();
  expect(next('2026-06-01T16:59Z')).toBe('2026-06-01T17:00:00.000Z');
  expect(next('2026-06-01T17:00Z')).toBe('2026-06-02T17:00:00.000Z');
  // The day with 25 hours.
  expect(next('2026-10-24T20:00Z')).toBe('2026-10-25T18:00:00.000Z');
});

test('a server that is late still reminds on the same day, but not in the quiet hours', () => {
  expect(reminderDay(BERLIN, at('2026-06-01T16:59Z'))).toBeNull();
  expect(reminderDay(BERLIN, at('2026-06-01T18:59Z'))).toBe('2026-06-01');
  expect(reminderDay(BERLIN, at('2026-06-01T19:00Z'))).toBeNull();
  expect(reminderEndsAt(BERLIN, at('2026-06-01T18:00Z'))).toBe(at('2026-06-01T19:00Z'));
});

test('a reminder in the quiet hours is moved to their end, or there is none', () => {
  const early = { ...BERLIN, at: '06:00' };
  expect(nextReminderAt(early, at('2026-06-01T00:00Z'))).toBe(at('2026-06-01T06:00Z'));
  expect(nextReminderAt({ ...BERLIN, at: '22:00' }, 0)).toBeNull();
});

test('a skipped time that falls into the quiet hours is moved to their end, or to the next day', () => {
  // Clocks go forward from 2:00 to 3:00 on March 9.
  const newYork = { timeZone: 'America/New_York', at: '02:00', quietFrom: '03:00' };
  const next = (quietTo: string) =>
    nextReminderAt({ ...newYork, quietTo }, at('2025-03-09T06:00Z'));
  expect(next('04:00')).toBe(at('2025-03-09T08:00Z'));
  expect(next('00:00')).toBe(at('2025-03-10T06:00Z'));
});

const two = (n: number) => String(n).padStart(2, '0');
const clockTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'],
  ...['Pacific/Apia', 'America/Santiago', 'Africa/Casablanca', 'Asia/Kathmandu'],
];
const clocks = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  at: clockTime,
  quietFrom: clockTime,
  quietTo: clockTime,
});
const times = fc
  .integer({ min: at('2011-12-25T00:00Z'), max: at('2035-01-01T00:00Z') })
  .map((time) => time - (time % MINUTE_MS));

test('in any zone and on any day, the next reminder is ahead, within two days, never quiet', () => {
  fc.assert(
    fc.property(clocks, times, (clock, now) => {
      const next = nextReminderAt(clock, now);
      if (next === null) return;
      expect(next).toBeGreaterThan(now);
      // Two days, plus one that a time zone may skip, as Apia did.
      expect(next - now).toBeLessThan(3 * DAY_MS);
      expect(isQuiet(wallClockIn(clock.timeZone, next).slice(11), clock)).toBe(false);
      expect(reminderDay(clock, next)).toBe(wallClockIn(clock.timeZone, next).slice(0, 10));
      const after = nextReminderAt(clock, next);
      expect(after !== null && isSameDay(clock.timeZone, next, after)).toBe(false);
      const end = reminderEndsAt(clock, next);
      expect(end).toBeGreaterThan(next);
      expect(reminderDay(clock, end - MINUTE_MS)).not.toBeNull();
    }),
    {
      numRuns: 500,
      examples: [
        [
          {
            ...BERLIN,
            timeZone: 'America/New_York',
            at: '02:00',
            quietFrom: '03:00',
            quietTo: '00:00',
          },
          1741417200000,
        ],
      ],
    },
  );
});

test('a local time converts back to itself, unless it was skipped', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), times, (zone, time) => {
      const wall = wallClockIn(zone, time);
      const found = timeOfWallClock(zone, wall);
      expect(found).toBeLessThanOrEqual(time);
      expect(wallClockIn(zone, found)).toBe(wall);
    }),
    { numRuns: 500 },
  );
});
