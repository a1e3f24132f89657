import fc from 'fast-check';

import { withGrams } from '#shared/nutrition/items/items';

import { foodItem } from '../../../../test/kit/items';
import { amountOf, amountProblem, itemWith, measuresOf, steppedAmount } from './amount';

const slice = { text: '1 slice', grams: 28 };

const small = { text: 'small roll', grams: 36.5 };

const food = {
  portions: [slice, { text: 'Quantity not specified', grams: 50 }, small, { text: '0', grams: 0 }],
};

test('only measures that a person would choose are offered', () => {
  expect(measuresOf(food)).toEqual([slice, small]);
});

test.each([
  [
    { portion: null, typed: '120,5' },
    { grams: 120.5, text: '120.5 g' },
  ],
  [
    { portion: slice, typed: '1.5' },
    { grams: 42, text: '1.5 slice' },
  ],
  [
    { portion: small, typed: '2' },
    { grams: 73, text: '2 × small roll' },
  ],
])('%j weighs %j', (amount, weighed) => {
  expect(itemWith(amount)).toEqual(weighed);
});

test.each(['', ' ', 'two', '-1', '1e999', '10001'])('%j is no amount, and is told so', (typed) => {
  expect(itemWith({ portion: null, typed })).toBeUndefined();
  expect(amountProblem({ portion: null, typed })).toMatch(/please/i);
});

test('an amount is shown again in the measure in which it was entered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(slice, small),
      (halves, portion) => {
        const entered = { portion, typed: String(halves / 2) };
        const { grams, text } = itemWith(entered)!;
        expect(amountOf(withGrams(foodItem(), grams, text), food)).toEqual(entered);
      },
    ),
  );
});

test('steps go to the next half of a measure, by ten grams, and never to nothing or below', () => {
  expect(steppedAmount({ portion: slice, typed: '1.25' }, 1).typed).toBe('1.5');
  expect(steppedAmount({ portion: slice, typed: '0.5' }, -1).typed).toBe('0.5');
  expect(steppedAmount({ portion: null, typed: '5' }, -1).typed).toBe('0');
  expect(steppedAmount({ portion: null, typed: 'x' }, 1).typed).toBe('10');
});
