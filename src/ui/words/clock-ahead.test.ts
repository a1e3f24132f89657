import { clockAheadWords } from './time';

const MINUTE = 60_000;

test.each([
  [6 * MINUTE, 'about 6 minutes fast'],
  [-6.4 * MINUTE, 'about 6 minutes slow'],
  [119 * MINUTE, 'about 119 minutes fast'],
  [-120 * MINUTE, 'about 2 hours slow'],
  [47 * 60 * MINUTE, 'about 47 hours fast'],
  [-365 * 24 * 60 * MINUTE, 'about 365 days slow'],
])('%d ms ahead is %s', (ahead, words) => {
  expect(clockAheadWords(ahead)).toBe(`The clock on this device is ${words}.`);
});
