import { comparisonWords, sumWords } from './ledger-words';

const NOW = new Date(2026, 2, 14, 15, 30).getTime();
const AT = new Date(2026, 2, 14, 14, 5).getTime();

const LEDGER = { saved: 10, confirmed: 6, carriedOn: 1, givenUp: 1 };

test.each([
  [{ ledger: LEDGER, inOutbox: 2 }, 'It adds up: 10 saved, 10 accounted for.'],
  [{ ledger: LEDGER, inOutbox: 1 }, /^It does not add up: 10 saved, 9 accounted for\./],
  [
    { ledger: { saved: 0, confirmed: 0, carriedOn: 0, givenUp: 0 }, inOutbox: 0 },
    /^Nothing was saved/,
  ],
])('%j: %s', (summary, words) => {
  expect(sumWords(summary)).toMatch(words);
});

const found = (same: boolean, differences: number) => ({ at: AT, same, entries: 214, differences });

test.each([
  [null, /not been compared/],
  [found(true, 0), 'This device and the server hold the same 214 entries, checked today, 14:05.'],
  [found(false, 1), /do not hold the same, checked today, 14:05\. They are compared once more/],
  [found(false, 2), /being loaded anew/],
  [found(false, 3), /did not help/],
])('%j: %s', (comparison, words) => {
  expect(comparisonWords(comparison, NOW)).toMatch(words);
});
