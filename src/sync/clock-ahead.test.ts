import { clockAhead } from './clock-ahead';

const MINUTE = 60_000;
const SERVER = Date.parse('2026-11-22T12:00:00Z');

/**
 * @param ahead how far the device's clock is ahead, in minutes
 * @param way how long request and answer take together, in minutes; the server reads its clock halfway
 */
const seen = (ahead: number, way: number) =>
  clockAhead({
    sentAt: SERVER + (ahead - way / 2) * MINUTE,
    receivedAt: SERVER + (ahead + way / 2) * MINUTE,
    serverTime: SERVER,
  });

test.each([
  ['a right clock', 0, 0, null],
  ['four minutes fast', 4, 0.1, null],
  ['four minutes slow', -4, 0.1, null],
  ['a right clock, and an answer that took an hour', 0, 60, null],
  ['a little fast, and an answer that took ten minutes', 4, 10, null],
])('%s is not reported', (_what, ahead, way, said) => {
  expect(seen(ahead, way)).toBe(said);
});

test('only the certain part of the difference is reported', () => {
  expect(seen(6, 0)).toBe(6 * MINUTE);
  expect(seen(-6, 0)).toBe(-6 * MINUTE);
  expect(seen(60, 10)).toBe(55 * MINUTE);
  expect(seen(-60, 10)).toBe(-55 * MINUTE);
});
