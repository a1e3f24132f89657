import fc from 'fast-check';

import type { Portion } from '#shared/nutrition/table/food';
import { withGrams } from '#shared/nutrition/items/items';

import { foodTable } from '../../../../test/kit/foods';
import { foodItem } from '../../../../test/kit/items';
import {
  amountIn,
  amountOf,
  amountProblem,
  inMeasure,
  itemWith,
  measuresOf,
  steppedAmount,
} from './amount';

const slice = { text: '1 slice', grams: 28 };

const small = { text: 'small roll', grams: 36.5 };

const food = {
  portions: [slice, { text: 'Quantity not specified', grams: 50 }, small, { text: '0', grams: 0 }],
};

test('only measures that a user would choose are offered', () => {
  expect(measuresOf(food)).toEqual([slice, small]);
});

test.each([
  [
    { portion: null, typed: '120,5' },
    { grams: 120.5, text: '120.5 g' },
  ],
  [
    { portion: null, typed: '1,200' },
    { grams: 1200, text: '1200 g' },
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

test.each(['', ' ', 'two', '-1', '1e999', '10001'])(
  '%j is not a valid amount and gets a message',
  (typed) => {
    expect(itemWith({ portion: null, typed })).toBeUndefined();
    expect(amountProblem({ portion: null, typed })).toMatch(/^Enter /);
  },
);

test('an amount is shown in the measure in which it was entered', () => {
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

test('steps go to the next half measure or by ten grams, and never to zero or below', () => {
  expect(steppedAmount({ portion: slice, typed: '1.25' }, 1).typed).toBe('1.5');
  expect(steppedAmount({ portion: slice, typed: '0.5' }, -1).typed).toBe('0.5');
  expect(steppedAmount({ portion: null, typed: '5' }, -1).typed).toBe('0');
  expect(steppedAmount({ portion: null, typed: 'x' }, 1).typed).toBe('10');
});

test('a step down never increases an amount, and a step up never decreases it', () => {
  const step = (typed: string, by: 1 | -1) => steppedAmount({ portion: slice, typed }, by).typed;
  expect([step('0.13', -1), step('0.13', 1)]).toEqual(['0.13', '0.5']);
  expect([step('120', 1), step('120', -1), step('120.2', -1)]).toEqual(['120', '119.5', '120']);
  expect([step('98.7', 1), step('99', 1)]).toEqual(['99', '99']);
  expect([step('0', -1), step('x', -1)]).toEqual(['0.5', '0.5']);
});

const egg = { text: '1 egg', grams: 55 };

const cup = { text: '1 cup', grams: 135 };

const eggs = { portions: [egg, cup] };

test('110 g of egg are 2 eggs, whatever the order in which units are chosen', () => {
  expect(amountIn(110, egg)).toEqual({ portion: egg, typed: '2' });
  const set = withGrams(foodItem({ grams: 30 }), 110);
  const asEggs = inMeasure(set, egg);
  expect(asEggs).toMatchObject({ grams: 110, amount: { basis: 'person', text: '2 egg' } });
  expect(inMeasure(inMeasure(asEggs, cup), null)).toEqual(set);
});

test('choosing another unit does not count as setting the amount', () => {
  const read = foodItem({ grams: 110 });
  expect(inMeasure(read, egg)).toBe(read);
});

test('an amount is shown in the measure that the words used', () => {
  const shown = (text: string, words: string, grams: number, food = eggs) =>
    amountOf(foodItem({ words, grams, amount: { basis: 'stated-count', text } }), food);
  expect(shown('2', 'eggs', 110)).toEqual({ portion: egg, typed: '2' });
  expect(shown('half an', 'egg', 27.5)).toEqual({ portion: egg, typed: '0.5' });
  // Shows the weight if the count does not fit it, or if the measure has another name.
  expect(shown('a third of an', 'egg', 18.3)).toEqual({ portion: null, typed: '18.3' });
  expect(shown('2', 'omelets', 110)).toEqual({ portion: null, typed: '110' });
  const small = { text: '1 small', grams: 165 };
  const sizes = { portions: [small, { text: '1 large', grams: 330 }] };
  expect(shown('two small', 'apples', 330, sizes)).toEqual({ portion: small, typed: '2' });
});

test('changing the unit keeps the weight, for all foods and measures', () => {
  const table = foodTable();
  const units = (place: number): (Portion | null)[] => [null, ...measuresOf(table.food(place))];
  const weights = [0.1, 36.5, 10_000];
  for (let place = 0; place < table.size; place += 1) {
    const food = table.food(place);
    const wrong = units(place).flatMap((unit) =>
      weights.filter((grams) => {
        const item = inMeasure(withGrams(foodItem(), grams), unit);
        const shown = amountOf(item, food);
        const weighed = Number(shown.typed) * (shown.portion?.grams ?? 1);
        const isKept = item.grams === grams && Math.abs(weighed / grams - 1) <= 0.051;
        return !isKept || (shown.portion?.grams ?? null) !== (unit?.grams ?? null);
      }),
    );
    if (wrong.length > 0) throw new Error(`${food.code} ${wrong.join()}`);
  }
});
