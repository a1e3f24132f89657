import { productAmount } from './product-amount';

const facts = { serving: { size: 30, text: '' }, unit: 'g' as const };
const slices = { serving: { size: 44, text: '1 slice' }, unit: 'g' as const };

test.each([
  [{ of: 'serving', text: '2' }, facts, { grams: 60, text: '2 × 30 g' }],
  [{ of: 'serving', text: '1,5' }, slices, { grams: 66, text: '1.5 × 1 slice (44 g)' }],
  [{ of: 'unit', text: '45' }, facts, { grams: 45, text: '45 g' }],
  [
    { of: 'unit', text: '250' },
    { serving: null, unit: 'ml' as const },
    { grams: 250, text: '250 ml' },
  ],
] as const)('%j of %j', (typed, of, amount) => {
  expect(productAmount(typed, of)).toEqual(amount);
});

test.each(['', '0', '-1', 'two', '400'])('%j servings are no amount', (text) => {
  expect(productAmount({ of: 'serving', text }, facts)).toBeNull();
});
