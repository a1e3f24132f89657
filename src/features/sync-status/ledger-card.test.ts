import { clockWords } from '../../ui/words/time';
import { comparisonWords, sumWords } from './ledger-card';

const NOW = new Date(2026, 2, 14, 15, 30).getTime();
const AT = new Date(2026, 2, 14, 14, 5).getTime();
const CLOCK = clockWords(AT);

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

const found = (same: boolean, differences: number, entries = 214) => ({
  at: AT,
  same,
  entries,
  differences,
});

test.each([
  [null, /not been compared/],
  [
    found(true, 0),
    `This device and the server hold the same 214 entries, checked today, ${CLOCK}.`,
  ],
  [
    found(true, 0, 0),
    `Neither this device nor the server holds an entry yet, checked today, ${CLOCK}.`,
  ],
  [
    found(false, 1),
    `do not hold the same, checked today, ${CLOCK}. The next sync compares them again`,
  ],
  [found(false, 2), /being loaded again/],
  [found(false, 3), /did not help/],
])('%j, compared with the last sync: %s', (comparison, words) => {
  expect(comparisonWords({ comparison, lastSuccessAt: AT }, NOW)).toMatch(words);
});

test.each([
  [
    found(true, 0),
    `This device and the server held the same 214 entries when last compared, today, ${CLOCK}.`,
  ],
  [
    found(true, 0, 0),
    `Neither this device nor the server held an entry when last compared, today, ${CLOCK}.`,
  ],
])('%j, and synced since: %s', (comparison, words) => {
  const said = comparisonWords({ comparison, lastSuccessAt: AT + 1 }, NOW);
  expect(said).toBe(`${words} They have synced since.`);
});
