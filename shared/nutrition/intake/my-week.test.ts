import fc from 'fast-check';

import { dayOf } from '../../../test/kit/intakes';
import { helping } from '../../../test/kit/items';
import { myWeek } from './my-week';

const bread = helping('Bread', { calories: 250, protein: 8, sodium: 500, fiber: 3 });
const soup = helping('Soup', { calories: 90, protein: 4, sodium: 900, fiber: 1 });
const tofu = helping('Tofu', { calories: 140, protein: 16, sodium: 10, fiber: 2 });

const week = (from: number, items: (typeof bread)[], count = 3) =>
  Array.from({ length: count }, (_, index) => dayOf(`2026-03-${from + index}`, items));

test('a week has its energy, the main sources of sodium and protein, and the largest change', () => {
  const told = myWeek({ days: week(20, [bread, soup, tofu]), before: week(10, [bread, tofu]) });
  expect(told.map(({ kind }) => kind)).toEqual(['energy', 'sodium', 'protein', 'change']);
  expect(told[0]).toMatchObject({
    average: 480,
    days: [{ day: '2026-03-20', calories: 480 }, {}, {}],
  });
  expect(told[1]).toMatchObject({ average: 1_410, coverage: 1 });
  expect(told[1]).toMatchObject({
    foods: [{ name: 'Soup', amount: 2_700 }, { name: 'Bread' }, {}],
  });
  expect(told[2]).toMatchObject({ foods: [{ name: 'Tofu' }, { name: 'Bread' }, { name: 'Soup' }] });
  expect(told[3]).toMatchObject({ nutrient: 'sodium', food: { name: 'Soup' } });
  expect(told[3]).toMatchObject({ now: [{}, {}, {}], before: [{}, {}, {}] });
});

test('without a week before it mentions fiber; below three complete days it says nothing', () => {
  const told = myWeek({ days: week(20, [bread]), before: [] });
  expect(told.map(({ kind }) => kind)).toEqual(['energy', 'sodium', 'protein', 'fiber']);
  expect(myWeek({ days: week(20, [bread], 2), before: week(10, [bread]) })).toEqual([]);
  expect(myWeek({ days: [], before: [] })).toEqual([]);
});

test('an unknown value is left out, and never 0', () => {
  const unknown = helping('Stew', { calories: 600, sodium: null, protein: null, fiber: null });
  expect(myWeek({ days: week(20, [unknown]), before: [] }).map(({ kind }) => kind)).toEqual([
    'energy',
  ]);
  const half = myWeek({ days: week(20, [unknown, bread]), before: [] });
  expect(half[1]).toMatchObject({ kind: 'sodium', average: 500, coverage: 250 / 850 });
});

const item = fc.constantFrom(bread, soup, tofu, helping('Stew', { calories: 600, sodium: null }));
const days = fc.uniqueArray(
  fc.record({
    at: fc.integer({ min: 10, max: 28 }),
    items: fc.array(item, { minLength: 1, maxLength: 5 }),
  }),
  { maxLength: 7, selector: ({ at }) => at },
);

test('the order of days and entries does not change the result; shares add up to one', () => {
  fc.assert(
    fc.property(days, days, (now, before) => {
      const made = (list: typeof now, turn: boolean) =>
        (turn ? [...list].reverse() : list).map(({ at, items }) =>
          dayOf(`2026-03-${at}`, turn ? [...items].reverse() : items),
        );
      const one = myWeek({ days: made(now, false), before: made(before, false) });
      const other = myWeek({ days: made(now, true), before: made(before, true) });
      expect(other.map(({ kind }) => kind)).toEqual(one.map(({ kind }) => kind));
      expect(JSON.stringify(other, rounded)).toBe(JSON.stringify(one, rounded));
      for (const sentence of one)
        if ('foods' in sentence)
          expect(sentence.foods.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }),
  );
});

/** Floating-point sums differ in their last digit, depending on the order. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(9)) : value;
}
