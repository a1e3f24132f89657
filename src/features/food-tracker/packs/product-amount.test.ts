import { amountProblem, productAmount, sizeWords } from './product-amount';

const plain = { portions: [{ text: '1 serving', grams: 30 }], unit: 'g' as const };

const slices = { portions: [{ text: '1 slice', grams: 44 }], unit: 'g' as const };

test.each([
  [{ of: 'serving', text: '2' }, plain, { grams: 60, text: '2 × 30 g' }],
  [{ of: 'serving', text: '1,5' }, slices, { grams: 66, text: '1.5 × 1 slice (44 g)' }],
  [{ of: 'unit', text: '1,200' }, plain, { grams: 1200, text: '1200 g' }],
  [{ of: 'unit', text: '45' }, plain, { grams: 45, text: '45 g' }],
  [
    { of: 'unit', text: '250' },
    { portions: [], unit: 'ml' as const },
    { grams: 250, text: '250 ml' },
  ],
] as const)('%j of %j', (typed, of, amount) => {
  expect(productAmount(typed, of)).toEqual(amount);
});

test.each(['', '0', '-1', 'two', '400'])('%j servings are not a valid amount', (text) => {
  expect(productAmount({ of: 'serving', text }, plain)).toBeNull();
});

test.each([
  ['', 'Enter a number.'],
  ['-1', 'Enter more than 0.'],
  ['0', 'Enter more than 0.'],
  ['400', 'Enter at most 10,000 g in all.'],
])('for %j servings, the message says what can be entered', (text, words) => {
  expect(amountProblem({ of: 'serving', text }, plain)).toBe(words);
});

test("a serving is shown with the label's name, or else its weight", () => {
  expect(slices.portions.map((serving) => sizeWords(serving, 'g'))).toEqual(['1 slice, 44 g']);
  expect(plain.portions.map((serving) => sizeWords(serving, 'ml'))).toEqual(['30 ml']);
});
