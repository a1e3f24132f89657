import { foodItem } from '../../../test/kit/items';
import { SHARED_RECIPE } from '../../../test/kit/shared-contents';
import type { Meal } from '#shared/records/meal';
import type { Analysis } from '#shared/records/meal-item';

import { contentOfMeal, contentOfPlan, contentOfRecipe } from './content-of';

const estimate: Analysis = {
  by: 'device',
  analyser: '1',
  table: 'x',
  model: null,
  question: null,
  items: [foodItem()],
  notFound: ['at mums', 'flurbel'],
  confidence: 'medium',
  caloriesLow: 1,
  caloriesHigh: 9,
};
const meal: Meal = {
  name: 'Toast',
  description: 'toast at mums with flurbel',
  notes: 'felt ill',
  mealType: 'lunch',
  mealTime: '2026-11-26T12:00',
  photoId: null,
  estimate,
  items: null,
};

test('notes are included only if selected, and the typed words never are', () => {
  const plain = JSON.stringify(contentOfMeal(meal, { notes: false }));
  for (const part of ['felt ill', 'mums', '2026', 'flurbel']) expect(plain).not.toContain(part);
  expect(contentOfMeal(meal, { notes: false })).toMatchObject({ notes: null, notCounted: 2 });
  expect(contentOfMeal(meal, { notes: true })).toMatchObject({ notes: 'felt ill' });
});

test("the user's own items take precedence over an analysis, and without any items there is nothing to share", () => {
  const items = [foodItem({ name: 'Mine' })];
  expect(contentOfMeal({ ...meal, items }, { notes: false })).toMatchObject({
    items,
    notCounted: 0,
  });
  expect(contentOfMeal({ ...meal, estimate: null }, { notes: true })).toBeUndefined();
});

const { name, servings, cookedGrams, lines, method } = SHARED_RECIPE;
const FIELDS = { name, servings, cookedGrams, lines, method };

test('tags are left out, and the method is left out if it is not selected', () => {
  const recipe = { ...FIELDS, tags: ['for mum'] };
  expect(contentOfRecipe(recipe, { method: true })).toEqual(SHARED_RECIPE);
  expect(contentOfRecipe(recipe, { method: false })).toEqual({ ...SHARED_RECIPE, method: null });
});

test('a shared week has one portion of each meal, on its weekday', () => {
  const planned = {
    day: '2026-11-25',
    mealType: 'dinner' as const,
    name: 'Soup',
    portions: 2,
    recipeId: 'x',
    items: [],
    words: null,
    reading: null,
    mealId: 'y',
  };
  const plan = contentOfPlan([{ ...planned, recipe: { ...FIELDS, tags: [] } }]);
  expect(plan.meals).toMatchObject([{ weekday: 3, portions: 2, notCounted: 1 }]);
  expect(plan.meals[0]?.items[0]?.grams).toBe(25);
  expect(JSON.stringify(plan)).not.toContain('2026');
});
