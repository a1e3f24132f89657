import { clockWords } from '../../../ui/words/moment';
import { tryWords } from './try-words';
import { waitsTooLong } from './waits-too-long';

const NOW = new Date(2026, 2, 14, 15, 30).getTime();
const MINUTE = 60_000;

const waiting = { nextTryAt: NOW + 5 * MINUTE, syncing: false, paused: null, noRoom: false };

test.each([
  [
    waiting,
    true,
    `The last try did not get through. The next try is at ${clockWords(NOW + 5 * MINUTE)}.`,
  ],
  [{ ...waiting, nextTryAt: NOW - 1 }, true, /in a moment\.$/],
  [{ ...waiting, noRoom: true }, true, /^The server has no room .* stay on this device\. The next/],
  [waiting, false, /^There is no signal/],
  [{ ...waiting, nextTryAt: null }, true, null],
  [{ ...waiting, syncing: true }, true, null],
  [{ ...waiting, paused: 'auth' as const }, false, null],
])('%j, network %s: %s', (summary, online, words) => {
  const said = tryWords(summary, { now: NOW, online });
  if (words === null) expect(said).toBeNull();
  else expect(said).toMatch(words);
});

test.each([
  [11, true, null, true],
  [9, true, null, false],
  [11, false, null, false],
  [11, true, 'auth' as const, false],
])('%s minutes, network %s, paused %s: too long is %s', (minutes, online, paused, long) => {
  const oldestAt = NOW - minutes * MINUTE;
  expect(waitsTooLong({ paused, oldestAt }, { now: NOW, online })).toBe(long);
});

test('nothing waits too long where nothing waits', () => {
  expect(waitsTooLong({ paused: null, oldestAt: null }, { now: NOW, online: true })).toBe(false);
});
