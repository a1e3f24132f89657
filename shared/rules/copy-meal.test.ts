import fc from 'fast-check';

import { analysisOf, foodItem, questionOf } from '../../test/kit/items';
import { mealFields } from '../../test/kit/stores';
import { type Meal, MEAL_TYPES, mealKind } from '../records/meal';
import { contentKey, copyOfMeal, mealOfItems } from './copy-meal';
import { shownItems } from './meal-state';

const item = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ''),
    grams: fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10),
  })
  .map((part) => foodItem({ ...part, name: part.name.trim() }));
const items = fc
  .array(item, { minLength: 1, maxLength: 8 })
  .map((list) => list.map((one, index) => ({ ...one, id: `i${index}` })));
const type = fc.constantFrom(...MEAL_TYPES);

/** Meals with items from the device's estimate, the server's analysis, or the user. */
const meal = fc
  .tuple(items, type, fc.constantFrom('estimate', 'analysis', 'items'))
  .map(([list, mealType, place]): Meal => ({
    ...mealFields({ mealType, notes: 'late' }),
    photoId: '0199f3a2-7c1e-7abc-8def-0123456789ab',
    [place]: place === 'items' ? list : analysisOf(list, { question: questionOf() }),
  }));

test('a copy has the shown items of its source, is a valid meal, and does not change the source', () => {
  fc.assert(
    fc.property(meal, (source) => {
      const before = structuredClone(source);
      const copy = copyOfMeal(source, { mealTime: '2026-11-22T12:30' });
      expect(source).toEqual(before);
      expect(mealKind.client.safeParse(copy).success).toBe(true);
      const [had, has] = [shownItems(source) ?? [], shownItems(copy as Meal) ?? []];
      expect(has).toEqual(had);
      expect(contentKey(has)).toBe(contentKey(had));
      expect(copy).toMatchObject({
        mealTime: '2026-11-22T12:30',
        mealType: source.mealType,
        name: source.name,
        // Photo and notes belong to the source only, and a copy is not analyzed again.
        photoId: null,
        notes: null,
        items: has,
      });
      expect(copy?.estimate?.question ?? null).toBeNull();
    }),
  );
});

test('a copy of a copy is the same meal', () => {
  fc.assert(
    fc.property(meal, (source) => {
      const target = { mealTime: '2026-11-22T08:00', mealType: 'breakfast' as const };
      const copy = copyOfMeal(source, target);
      expect(copyOfMeal(copy as Meal, target)).toEqual(copy);
    }),
  );
});

test('a meal without items yet cannot be copied', () => {
  const target = { mealTime: '2026-11-22T12:30' };
  expect(copyOfMeal(mealFields(), target)).toBeUndefined();
  expect(copyOfMeal(mealFields({ items: [] }), target)).toBeUndefined();
});

test("the content key depends on foods and weights, not on their order or the meal's name", () => {
  const toast = foodItem({ id: 'a', name: 'Toast' });
  const egg = foodItem({ id: 'b', name: 'Egg', source: { kind: 'person' } });
  expect(contentKey([toast, egg])).toBe(
    contentKey([
      { ...egg, name: ' egg' },
      { ...toast, name: 'Bread' },
    ]),
  );
  expect(contentKey([toast])).not.toBe(contentKey([{ ...toast, grams: 31 }]));
  expect(contentKey([toast])).not.toBe(contentKey([toast, toast]));
});

test('a list of items becomes a valid meal', () => {
  const meal = mealOfItems(
    { name: 'Toast', items: [foodItem()] },
    { mealTime: '2026-11-22T08:00', mealType: 'breakfast' },
  );
  expect(mealKind.client.parse(meal)).toEqual(meal);
});
