import { answerWords, promiseWords, sizeWords } from './storage-card';

const facts = (persisted: boolean | null, forgetful = false) => ({
  persisted,
  forgetful,
  usage: null,
  quota: null,
});

test.each([
  [facts(true), /has promised/],
  [facts(false), /may clear/],
  [facts(null), /does not say/],
  [facts(true, true), /^This private window does not keep your entries/],
])('%j: %s', (known, words) => {
  expect(promiseWords(known)).toMatch(words);
});

test.each([
  [true, 'The browser said yes.'],
  [false, /^The browser said no for now\./],
  [null, /^The browser said no for now\./],
])('after asking, persisted is %s: %s', (persisted, words) => {
  expect(answerWords({ persisted })).toMatch(words);
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [3_400, '3.4 kB'],
  [12_600_000, '13 MB'],
  [5_000_000_000, '5.0 GB'],
])('%s is %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
