import { clockTime, datesOf } from './dates';

test.each([
  ['7:45 PM', '19:45'],
  ['12:05 AM', '00:05'],
  ['12:30 PM', '12:30'],
  ['08:15 ', '08:15'],
  ['8:33 p.m.', '20:33'],
  ['8:33am', '08:33'],
  ['20:15 PM', '20:15'],
  ['07:30:00', '07:30'],
  ['25:00', null],
  ['12:61', null],
  ['noon', null],
  ['', null],
])('%j is read as the time %j', (text, time) => {
  expect(clockTime(text)).toBe(time);
});

test.each([
  [['2026-11-03'], '2026-11-03'],
  [['2026/11/3'], '2026-11-03'],
  [['2026-11-03T08:15:00Z'], '2026-11-03'],
  [['3.11.2026'], '2026-11-03'],
  [['3 Nov 2026'], '2026-11-03'],
  [['November 3, 2026'], '2026-11-03'],
  [['03/11/2026', '13/11/2026'], '2026-11-03'],
  [['11/03/2026', '11/13/2026'], '2026-11-03'],
  [['11/3/26', '11/13/26'], '2026-11-03'],
  [['11/11/2026'], '2026-11-11'],
])('the first date of %j is read as %s, without a question', (texts, day) => {
  const { read, unclear } = datesOf(texts, undefined);
  expect([read(texts[0] ?? ''), unclear]).toEqual([day, null]);
});

test('ambiguous dates are reported, and read in the given order', () => {
  expect(datesOf(['1/1/2026', '3/4/2026'], undefined).unclear).toBe('3/4/2026');
  expect(datesOf(['3/4/2026'], 'day-first').read('3/4/2026')).toBe('2026-04-03');
  expect(datesOf(['3/4/2026'], 'month-first').read('3/4/2026')).toBe('2026-03-04');
  // The two dates show different orders, so neither is used.
  expect(datesOf(['13/4/2026', '4/13/2026'], undefined).read('4/13/2026')).toBe('2026-04-13');
  expect(datesOf(['3/4/2026', '13/4/2026', '4/13/2026'], undefined).unclear).toBe('3/4/2026');
});

test.each(['2026-02-30', '31/04/2026', '', 'today', '2026-13-01', '1/2', '20260101'])(
  '%j is not a date',
  (text) => {
    expect(datesOf([text, '31/12/2026'], undefined).read(text)).toBeUndefined();
  },
);
