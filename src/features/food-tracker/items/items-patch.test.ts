import { nameOfMeal } from '#shared/nutrition/meal-name';
import type { Meal } from '#shared/records/meal';

import { analysisOf, foodItem } from '../../../../test/kit/items';
import { mealFields } from '../../../../test/kit/stores';
import { itemsPatch } from './items-patch';

const rice = foodItem({ id: 'r', name: 'Rice', caloriesHigh: 200 });
const chicken = foodItem({ id: 'c', name: 'Chicken', caloriesHigh: 300 });
const peas = foodItem({ id: 'p', name: 'Peas', caloriesHigh: 40 });
const meal = (change: Partial<Meal>): Meal => ({
  ...mealFields({ description: null }),
  analysis: analysisOf([chicken, rice]),
  name: nameOfMeal([chicken, rice], ''),
  ...change,
});

test('the title follows the items that are taken out and added', () => {
  expect(itemsPatch(meal({}), [rice])).toEqual({ items: [rice], name: 'Rice' });
  const more = [chicken, rice, peas];
  expect(itemsPatch(meal({}), more)).toEqual({ items: more, name: 'Chicken, Rice, Peas' });
  const own = meal({ items: more, name: 'Chicken, Rice, Peas' });
  expect(itemsPatch(own, [peas])).toEqual({ items: [peas], name: 'Peas' });
});

test('a title of the person’s own stays', () => {
  expect(itemsPatch(meal({ name: 'Sunday lunch' }), [rice])).toEqual({ items: [rice] });
});

test('without items a meal is called by its words, or a photo', () => {
  expect(itemsPatch(meal({}), [])).toEqual({ items: [], name: 'Photo' });
  const described = meal({ description: 'chicken with rice' });
  expect(itemsPatch(described, [])).toEqual({ items: [], name: 'Chicken with rice' });
  const empty = meal({ name: 'Photo', items: [] });
  expect(itemsPatch(empty, [peas])).toEqual({ items: [peas], name: 'Peas' });
});
