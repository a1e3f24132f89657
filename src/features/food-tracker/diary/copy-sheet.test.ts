import fc from 'fast-check';

import { MEAL_TYPES } from '#shared/records/meal';

import { foodItem } from '../../../../test/kit/items';
import { mealFields } from '../../../../test/kit/stores';
import { planCopy } from './copy-sheet';
import { dayFigures, totalOf } from './day-total';

const type = fc.constantFrom(...MEAL_TYPES);

const meal = fc
  .tuple(type, fc.integer({ min: 0, max: 800 }), fc.boolean())
  .map(([mealType, grams, hasFigures]) =>
    mealFields({ mealType, items: hasFigures ? [foodItem({ grams })] : null }),
  );

const meals = fc.array(meal, { maxLength: 12 });

test('the sums of a day are those of its meal types, and a copy has the sums of the chosen meals', () => {
  fc.assert(
    fc.property(meals, fc.subarray([...MEAL_TYPES]), (day, types) => {
      const { byType, total } = dayFigures(day);
      const sum = MEAL_TYPES.reduce((all, one) => all + byType[one], 0);
      expect(sum).toBeCloseTo(total.calories ?? 0, 6);
      const { copies, leftOut } = planCopy(
        day.filter(({ mealType }) => types.includes(mealType)),
        ...(['2026-11-30', null] as const),
      );
      const chosen = types.reduce((all, one) => all + byType[one], 0);
      expect(totalOf(copies).calories ?? 0).toBeCloseTo(chosen, 6);
      expect(copies.length + leftOut).toBe(
        day.filter(({ mealType }) => types.includes(mealType)).length,
      );
      expect(copies.every(({ mealTime }) => mealTime === '2026-11-30T12:30')).toBe(true);
    }),
  );
});

const SLOT = '0193a1b2-c3d4-8e5f-8a6b-000000000001';
const inSlot = mealFields({ items: [foodItem()], mealType: 'snack', slot: SLOT });

test('a copy is in the slot of its meal', () => {
  const { copies } = planCopy([inSlot], '2026-11-30', null);
  expect(copies).toMatchObject([{ mealType: 'snack', slot: SLOT }]);
});

test('copies can become meals of another type', () => {
  const { copies } = planCopy([inSlot], '2026-11-30', { mealType: 'dinner', slot: null });
  expect(copies).toMatchObject([{ mealType: 'dinner' }]);
  expect(copies[0]).not.toHaveProperty('slot');
});

test('meals without items are counted but not in the sums', () => {
  expect(dayFigures([mealFields(), mealFields({ items: [foodItem()] })])).toMatchObject({
    missing: 1,
    total: { calories: 3 },
  });
});
