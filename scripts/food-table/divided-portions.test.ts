import { dividedPortions } from './divided-portions';

test.each([
  ['6 pieces', 132, '1 piece', 22],
  ['10 almonds', 12, '1 almond', 1.2],
  ['0.5 fillet', 80, '1 fillet', 160],
  ['1/2 bagel', 50, '1 bagel', 100],
  ['half tin', 200, '1 tin', 400],
  ['4 profiteroles', 100, '1 profiterole', 25],
  ['5 leaves', 2.5, '1 leaf', 0.5],
])('%s of %d g is %s of %d g', (text, grams, one, each) => {
  expect(dividedPortions([{ text, grams }])).toEqual([{ text: one, grams: each }]);
});

test('an existing portion of one piece is kept, and weights do not change', () => {
  const portions = [
    { text: '6 pieces', grams: 132 },
    { text: '1 piece', grams: 20 },
    { text: '3 oz', grams: 85 },
    { text: '100 g', grams: 100 },
    { text: '2 tablespoons', grams: 30 },
  ];
  expect(dividedPortions(portions)).toEqual(portions.slice(1));
});
