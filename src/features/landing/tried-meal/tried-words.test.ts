import { foodItem } from '../../../../test/kit/items';
import { amountOf, sourceOf } from './tried-words';

test.each([
  [
    { amount: { basis: 'stated-count', text: '2' }, words: 'eggs', grams: 110 },
    '2 eggs (110 g), the number you gave, at the usual weight',
  ],
  [{ amount: { basis: 'stated-weight', text: '200 g' }, grams: 200 }, '200 g, the amount you gave'],
  [{}, '30 g, the usual portion'],
] as const)('%j is shown as %s', (part, words) => {
  expect(amountOf(foodItem(part))).toBe(words);
});

test("if a portion's weight is from memory, the source says so in plain words", () => {
  const source = {
    kind: 'table',
    table: 'Platelog foods 6',
    code: 'own:baconator',
    description: 'Baconator (recalled)',
  } as const;
  expect(sourceOf(foodItem({ source }))).toBe(
    'A likely match: Baconator (portion from memory) (Platelog\u00a0foods\u00a06, own:baconator)',
  );
});
