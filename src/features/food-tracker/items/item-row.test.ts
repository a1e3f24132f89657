import { countedAsWords, itemWords } from './item-row';

test.each([
  [{ grams: 150, edited: [] }, '150 g'],
  [{ grams: 150, gramsLow: 119.6, gramsHigh: 190, edited: [] }, '150 g (120 to 190)'],
  [{ grams: 150, gramsLow: 150, gramsHigh: 150, edited: [] }, '150 g'],
  [
    {
      grams: 150,
      gramsLow: 120,
      gramsHigh: 190,
      preparation: 'grilled',
      edited: ['food' as const],
    },
    '150 g (120 to 190), grilled, changed by you',
  ],
  [
    { grams: 90, gramsLow: 120, gramsHigh: 190, edited: ['grams' as const] },
    '90 g, changed by you',
  ],
])('%j is shown as %s', (item, words) => {
  const amount = { text: '', basis: 'stated-weight' } as const;
  expect(itemWords({ name: 'Rice', amount, ...item })).toBe(words);
});

const table = (description: string) =>
  ({ kind: 'table', table: 'FNDDS 2021-2023', code: '1', description }) as const;

test.each([
  [
    'Sauteed spinach',
    table('Spinach, fresh, cooked, no added fat'),
    'visible',
    'counted as Spinach, fresh, cooked, no added fat',
  ],
  [
    'Scrambled eggs',
    table('Egg omelet or scrambled egg, NS as to fat'),
    'visible',
    'counted as Egg omelet or scrambled egg, unspecified fat',
  ],
  ['Milk, whole', table('Milk, whole'), 'visible', null],
  ['Cheeseburger', table('Cheeseburger, NFS'), 'assumed', null],
  ['Bread', table('Bread, white'), undefined, null],
  ['Shakshuka', { kind: 'ai', model: 'm' }, 'visible', null],
] as const)(
  '%s is shown with the food of the table that it is counted as',
  (name, source, seen, words) => {
    expect(countedAsWords({ name, source, seen })).toBe(words);
  },
);
