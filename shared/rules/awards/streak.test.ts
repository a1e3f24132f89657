import fc from 'fast-check';

import { daysAfter } from '../calendar';
import { FREEZES_A_MONTH, mayGoOn, streakOf, streaksByDay } from './streak';

const TODAY = '2026-03-12';
const ago = (days: number) => daysAfter(TODAY, -days);
const run = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => ago(from - n));

test.each([
  ['no meal at all', [], 0, 2],
  ['today alone', [TODAY], 1, 2],
  ['up to yesterday, today still to come', run(2, 1), 2, 2],
  ['yesterday takes a freeze', [ago(2)], 1, 1],
  ['two days take both', run(5, 3), 3, 0],
  ['three days end it', run(9, 4), 0, 2],
  ['two gaps of one day', [...run(9, 6), ...run(4, 3), ...run(1, 0)], 8, 0],
  ['the latest gaps take the freezes', [...run(9, 8), ago(6), ago(4), ago(2), TODAY], 3, 0],
  ['the month before has its own', [...run(20, 14), ...run(8, 0)], 9, 2],
  ['days twice, in any order', [ago(1), TODAY, ago(1)], 2, 2],
  ['a day of tomorrow counts for nothing', [daysAfter(TODAY, 1)], 0, 2],
])('%s', (_what, days, streak, left) => {
  expect(streakOf(days, TODAY)).toMatchObject({ days: streak, freezesLeft: left });
});

test('four missed days at the turn of a month use the freezes of both months', () => {
  const days = ['2026-02-25', '2026-02-26', '2026-03-03'];
  expect(streakOf(days, '2026-03-03')).toEqual({
    days: 3,
    first: '2026-02-25',
    freezesLeft: 0,
    frozen: ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27'],
  });
});

const logged = fc
  .array(fc.integer({ min: 0, max: 150 }), { maxLength: 150 })
  .map((days) => days.map(ago));

test('no month of a streak uses more freezes than allowed, and each frozen day is a day without a meal inside the streak', () => {
  fc.assert(
    fc.property(logged, (days) => {
      const { first, frozen, days: length, freezesLeft } = streakOf(days, TODAY);
      const months = new Map<string, string[]>();
      for (const day of frozen)
        months.set(day.slice(0, 7), [...(months.get(day.slice(0, 7)) ?? []), day]);
      for (const of of months.values()) expect(of.length).toBeLessThanOrEqual(FREEZES_A_MONTH);
      for (const day of frozen) {
        expect(days).not.toContain(day);
        expect(first !== null && first < day && day < TODAY).toBe(true);
      }
      expect(freezesLeft).toBe(FREEZES_A_MONTH - (months.get(TODAY.slice(0, 7))?.length ?? 0));
      expect(length).toBe(new Set(days.filter((day) => first !== null && day >= first)).size);
    }),
  );
});

test('the streaks of all days equal those computed for each day, in any order of days', () => {
  fc.assert(
    fc.property(logged, fc.integer(), (days, seed) => {
      const mixed = [...days].sort((one, other) => (hash(one, seed) < hash(other, seed) ? -1 : 1));
      const streaks = streaksByDay(mixed);
      expect(streaks).toEqual(streaksByDay(days));
      for (const [day, streak] of streaks) expect(streakOf(days, day).days).toBe(streak);
    }),
  );
});

const hash = (day: string, seed: number) => ((Date.parse(day) / 86_400_000) * (seed | 1)) % 997;

test('another meal never makes a streak shorter', () => {
  fc.assert(
    fc.property(logged, fc.integer({ min: 0, max: 150 }), (days, more) => {
      expect(streakOf([...days, ago(more)], TODAY).days).toBeGreaterThanOrEqual(
        streakOf(days, TODAY).days,
      );
    }),
  );
});

test('days before a day matter only if the streak may continue before it', () => {
  fc.assert(
    fc.property(logged, fc.integer({ min: 1, max: 150 }), (days, back) => {
      const known = days.filter((day) => day >= ago(back));
      if (mayGoOn(known, TODAY, ago(back))) return;
      expect(streakOf(known, TODAY)).toEqual(streakOf(days, TODAY));
    }),
  );
});

test('days in a row are counted correctly over clock changes and leap days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 0, max: 20_000 }),
      (length, start) => {
        const day = (n: number) => new Date((start + n) * 86_400_000).toISOString().slice(0, 10);
        const days = Array.from({ length }, (_, n) => day(n));
        expect(streakOf(days, day(length - 1)).days).toBe(length);
        expect(streaksByDay(days).get(day(length - 1)) ?? 0).toBe(length);
      },
    ),
  );
});
