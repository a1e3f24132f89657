import { clockWords } from '../../ui/words/time';
import { headlineOf, tryWords, waitsTooLong } from './status-words';

const NOW = new Date(2026, 2, 14, 15, 30).getTime();
const SINCE = new Date(2026, 2, 14, 14, 5).getTime();
const CLOCK = clockWords(SINCE);

const QUIET = {
  pending: 0,
  oldestAt: null,
  held: 0,
  rejected: 0,
  unsynced: 0,
  inMemory: false,
  photosWaiting: 0,
  photosRefused: 0,
  lastSuccessAt: SINCE,
  nextTryAt: null,
  syncing: false,
  noRoom: false,
  paused: null,
  comparison: null,
  clockAhead: null,
  ledger: { saved: 0, confirmed: 0, carriedOn: 0, givenUp: 0 },
  inOutbox: 0,
};

const THREE = { pending: 3, oldestAt: SINCE };

test.each([
  [{}, 'Everything is on the server', /^Nothing waits/],
  [THREE, '3 entries wait for the server', `oldest since today, ${CLOCK}`],
  [{ pending: 1, oldestAt: SINCE }, '1 entry waits for the server', `Since today, ${CLOCK}`],
  [{ ...THREE, rejected: 2 }, '3 entries wait for the server', /2 entries more: see below/],
  [{ rejected: 1 }, '1 entry needs you', /Everything else is on the server/],
  [{ rejected: 2, photosWaiting: 1 }, '2 entries need you', /^The server did not take them\.$/],
  [{ photosWaiting: 2 }, '2 photos wait for the server', /already/],
  [{ held: 1 }, '1 entry waits for a newer server', /safe on this device/],
  [{ photosRefused: 1 }, 'Every entry is on the server', /^1 photo .* stays on this device/],
  [{ lastSuccessAt: null }, 'Not synced yet', /by itself/],
  [{ ...THREE, paused: 'auth' as const }, 'Sync waits for you to sign in', /3 entries wait/],
  [
    { pending: 2, photosWaiting: 2, paused: 'auth' as const },
    'Sync waits for you to sign in',
    '2 entries wait, safe on this device.',
  ],
  [{ paused: 'auth' as const }, 'Sync waits for you to sign in', /stay on this device/],
  [{ ...THREE, inMemory: true }, '3 entries wait for the server', /only in this tab: do not close/],
  [
    { ...THREE, inMemory: true, paused: 'auth' as const },
    'Sync waits for you to sign in',
    /^3 entries wait.* only in this tab/,
  ],
  [{ paused: 'upgrade' as const }, 'The app and the server are different versions', /^Reload/],
])('%j is shown as "%s"', (change, title, words) => {
  const headline = headlineOf({ ...QUIET, ...change }, NOW);
  expect(headline.title).toBe(title);
  expect(headline.words).toMatch(words);
});

const MINUTE = 60_000;

const waiting = {
  nextTryAt: NOW + 5 * MINUTE,
  syncing: false,
  paused: null,
  noRoom: false,
  inMemory: false,
};

test.each([
  [
    waiting,
    true,
    `You are online, but the server did not answer. The next try is at ${clockWords(NOW + 5 * MINUTE)}.`,
  ],
  [{ ...waiting, nextTryAt: NOW - 1 }, true, /in a moment\.$/],
  [{ ...waiting, noRoom: true }, true, /^The server has no room .* safe on this device\. The next/],
  [waiting, false, /^You are offline/],
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

test('if nothing waits, nothing waits too long', () => {
  expect(waitsTooLong({ paused: null, oldestAt: null }, { now: NOW, online: true })).toBe(false);
});
