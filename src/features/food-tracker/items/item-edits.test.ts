import { wholeItem, withFood, withGrams } from '#shared/nutrition/items/items';
import { nameOfMeal } from '#shared/nutrition/items/meal-name';
import type { Meal } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { unknownNutrients } from '#shared/records/nutrients';

import { foodTable } from '../../../../test/kit/foods';
import { analysisOf, foodItem } from '../../../../test/kit/items';
import { mealFields } from '../../../../test/kit/stores';
import {
  changed,
  type Edits,
  freeId,
  isTouched,
  itemsOf,
  itemsPatch,
  missingWords,
  NO_EDITS,
  type Read,
  removed,
  restored,
  rowsOf,
  unexplained,
} from './item-edits';

const toast = foodItem({ id: 'i1', name: 'Toast', grams: 30 });

const latte = foodItem({ id: 'i2', name: 'Latte', grams: 240 });

const read = (...items: MealItem[]): Read => ({ items, notFound: [] });

const placeOf = (list: Read, index: number) => rowsOf(list, NO_EDITS)[index]?.place ?? '';

test('a change is kept when the words are read again in a longer text and at another position', () => {
  const first = read(toast);
  const edits = changed(NO_EDITS, placeOf(first, 0), withGrams(toast, 60));
  const again = read(latte, { ...toast, id: 'i2', grams: 35 });
  expect(itemsOf(again, edits)).toMatchObject([
    { name: 'Latte', grams: 240, edited: [] },
    { id: 'i2', name: 'Toast', grams: 60, edited: ['grams'] },
  ]);
});

test('unchanged items are replaced by the new estimate', () => {
  const edits = changed(NO_EDITS, placeOf(read(toast), 0), withGrams(toast, 60));
  const other = { ...toast, per100g: { ...toast.per100g, calories: 400 } };
  expect(itemsOf(read(other), edits)).toMatchObject([
    { grams: 60, per100g: { calories: 400 }, caloriesHigh: expect.closeTo(264) },
  ]);
});

test('if two items have the same name, the changed one keeps its change', () => {
  const list = read(toast, { ...toast, id: 'i2' });
  const edits = changed(NO_EDITS, placeOf(list, 1), withGrams(toast, 90));
  expect(itemsOf(list, edits).map(({ grams }) => grams)).toEqual([30, 90]);
});

test('a change is kept while its words are removed from the text, and applies when they are back', () => {
  const edits = changed(NO_EDITS, placeOf(read(toast), 0), withGrams(toast, 60));
  expect(itemsOf(read(latte), edits)).toEqual([latte]);
  expect(isTouched(read(latte), edits)).toBe(false);
  expect(itemsOf(read(toast), edits)).toMatchObject([{ grams: 60 }]);
});

test('an item entered with numbers only gets a weight when a food is chosen', () => {
  const whole = wholeItem('own1', 'Lunch', { ...unknownNutrients(), calories: 500 });
  const chosen = withFood(whole, foodTable().food(0));
  const list = read(whole);
  const [item] = itemsOf(list, changed(NO_EDITS, placeOf(list, 0), chosen));
  expect(item).toEqual(chosen);
  expect(item?.amount).toEqual({ basis: 'person', text: '100 g' });
});

test('a removed item does not count, stays removed after reading again, and can be restored', () => {
  const list = read(toast, latte);
  const edits = removed(NO_EDITS, placeOf(list, 0));
  expect(itemsOf(list, edits)).toEqual([latte]);
  expect(itemsOf(read({ ...toast, grams: 31 }), edits)).toEqual([]);
  expect(isTouched(list, edits)).toBe(true);
  const back = restored(edits, placeOf(list, 0));
  expect(itemsOf(list, back)).toEqual([toast, latte]);
  expect(isTouched(list, back)).toBe(false);
});

test('an added item is kept, can be changed, and has a unique id', () => {
  const own = foodItem({ id: freeId([toast]), name: 'Plum', grams: 50 });
  const edits: Edits = { ...NO_EDITS, added: [own] };
  expect(isTouched(read(toast), edits)).toBe(true);
  expect(itemsOf(read(latte), edits).map(({ name }) => name)).toEqual(['Latte', 'Plum']);
  const heavier = changed(edits, own.id, withGrams(own, 70));
  expect(itemsOf(read(toast), heavier)[1]).toMatchObject({ grams: 70 });
  expect(freeId([own])).not.toBe(own.id);
});

test('an answer for words counts as long as they are in the text, and only once', () => {
  const flurbel = foodItem({ id: 'said flurbel', name: 'Soup', grams: 200 });
  const edits: Edits = { ...NO_EDITS, answered: { flurbel } };
  const unknown: Read = { items: [], notFound: ['flurbel', 'Flurbels'] };
  expect(itemsOf(unknown, edits)).toEqual([flurbel]);
  expect(unexplained(unknown, edits)).toEqual([]);
  // Once the analyzer finds the remembered food, its item replaces the answer.
  expect(itemsOf(read(toast), edits)).toEqual([toast]);
});

const rice = foodItem({ id: 'r', name: 'Rice', caloriesHigh: 200 });

const chicken = foodItem({ id: 'c', name: 'Chicken', caloriesHigh: 300 });

const peas = foodItem({ id: 'p', name: 'Peas', caloriesHigh: 40 });

const meal = (change: Partial<Meal>): Meal => ({
  ...mealFields({ description: null }),
  analysis: analysisOf([chicken, rice]),
  name: nameOfMeal([chicken, rice], ''),
  ...change,
});

test('a generated title follows removed and added items', () => {
  expect(itemsPatch(meal({}), [rice])).toEqual({ items: [rice], name: 'Rice' });
  const more = [chicken, rice, peas];
  expect(itemsPatch(meal({}), more)).toEqual({ items: more, name: 'Chicken, Rice, Peas' });
  const own = meal({ items: more, name: 'Chicken, Rice, Peas' });
  expect(itemsPatch(own, [peas])).toEqual({ items: [peas], name: 'Peas' });
});

test('a title that the user chose is kept', () => {
  expect(itemsPatch(meal({ name: 'Sunday lunch' }), [rice])).toEqual({ items: [rice] });
});

test("without items, the title is the meal's words or 'Photo'", () => {
  expect(itemsPatch(meal({}), [])).toEqual({ items: [], name: 'Photo' });
  const described = meal({ description: 'chicken with rice' });
  expect(itemsPatch(described, [])).toEqual({ items: [], name: 'Chicken with rice' });
  const empty = meal({ name: 'Photo', items: [] });
  expect(itemsPatch(empty, [peas])).toEqual({ items: [peas], name: 'Peas' });
});

describe('words that named no food', () => {
  const words = 'Trader Joes cauliflower gnocchi half bag';
  const pesto = foodItem({ id: 'i1', name: 'Pesto', grams: 30 });
  const estimate = { ...analysisOf([pesto]), notFound: [words] };
  const meal = (change: Partial<Meal>): Meal => ({ ...mealFields(), estimate, ...change });

  test('are kept while another food of the meal is corrected or removed', () => {
    expect(missingWords(meal({ items: null }))).toEqual([words]);
    expect(missingWords(meal({ items: [withGrams(pesto, 45)] }))).toEqual([words]);
    expect(missingWords(meal({ items: [] }))).toEqual([words]);
  });

  test('are removed when a food is added for them or they are dismissed', () => {
    const gnocchi = foodItem({ id: 'own1', name: 'Gnocchi, cooked' });
    const banana = foodItem({ id: 'own1', name: 'Banana, raw' });
    expect(missingWords(meal({ items: [pesto, gnocchi] }))).toEqual([]);
    expect(missingWords(meal({ items: [pesto, banana] }))).toEqual([words]);
    const dismissed = { ...estimate, notFound: [] };
    expect(missingWords(meal({ items: [pesto], estimate: dismissed }))).toEqual([]);
  });
});
