import type { DayMark } from '#shared/records/day-mark';

import { completeDays, type DayFacts, dayStatus, type EatenDay } from './day-status';

const EMPTY = { intake: undefined, mark: undefined, isOver: true, resting: 1_600 };

/** A day with one food; null means unknown calories. */
function eaten(calories: number | null): EatenDay {
  return { nutrients: { calories }, unread: 0, unweighed: calories === null ? 1 : 0 };
}

test.each<[string, Partial<DayFacts>, string]>([
  ['nothing in the diary', {}, 'not-logged'],
  ['half of resting energy', { intake: eaten(800) }, 'complete'],
  ['less than half', { intake: eaten(799) }, 'partial'],
  ['today, however much', { intake: eaten(2_000), isOver: false }, 'partial'],
  ['a food of unknown calories', { intake: eaten(null) }, 'partial'],
  ['without goals, enough', { intake: eaten(700), resting: undefined }, 'complete'],
  ['without goals, too little', { intake: eaten(690), resting: undefined }, 'partial'],
  ['a day of little, said to be all', { intake: eaten(300), mark: 'complete' }, 'complete'],
  ['a fast, said to be all', { mark: 'complete' }, 'complete'],
  ['today, said to be all', { isOver: false, mark: 'complete' }, 'complete'],
  ['a day of much, with more missing', { intake: eaten(3_000), mark: 'partial' }, 'partial'],
])('%s', (_what, facts, status) => {
  expect(dayStatus({ ...EMPTY, ...facts })).toBe(status);
});

test('only complete, past days with known calories of every food count', () => {
  const intakes = new Map<string, EatenDay>([
    ['2026-03-30', eaten(1_900)],
    ['2026-03-28', eaten(1_900)],
    ['2026-03-27', { ...eaten(900), unread: 1 }],
    ['2026-03-26', eaten(1_900)],
    ['2026-03-25', eaten(200)],
  ]);
  const marks = new Map<string, DayMark>([
    ['2026-03-28', 'partial'],
    ['2026-03-27', 'complete'],
    ['2026-03-24', 'complete'],
    ['2026-03-30', 'complete'],
  ]);
  expect(completeDays({ intakes, marks, today: '2026-03-30', resting: 1_600 })).toEqual([
    { day: '2026-03-24', calories: 0 },
    { day: '2026-03-26', calories: 1_900 },
  ]);
});
