import { itemWords } from './item-words';

test.each([
  [{ grams: 150, edited: [] }, '150 g'],
  [{ grams: 150, gramsLow: 119.6, gramsHigh: 190, edited: [] }, '150 g (120-190)'],
  [{ grams: 150, gramsLow: 150, gramsHigh: 150, edited: [] }, '150 g'],
  [
    {
      grams: 150,
      gramsLow: 120,
      gramsHigh: 190,
      preparation: 'grilled',
      edited: ['food' as const],
    },
    '150 g (120-190), grilled, changed by you',
  ],
  [
    { grams: 90, gramsLow: 120, gramsHigh: 190, edited: ['grams' as const] },
    '90 g, changed by you',
  ],
])('%j is told as %s', (item, words) => {
  const amount = { text: '', basis: 'stated-weight' } as const;
  expect(itemWords({ amount, ...item })).toBe(words);
});
