import { allergensOf, judgeDiet } from '#shared/rules/diets/dish-traits';
import type { Dish } from '#shared/rules/what-to-eat/dish';
import { traitsOfListed } from '#shared/rules/what-to-eat/traits-of-listed';
import committed from '#shared/rules/what-to-eat/dishes.json';
import { MEAL_TYPES } from '#shared/records/meal';

import { makeDishes } from './make-dishes';
import { readDishes } from './read-dishes';

const DISHES = committed as readonly Dish[];

test('the committed nutrients match the current food tables, line for line (npm run dishes)', () => {
  expect(makeDishes(readDishes())).toEqual(DISHES);
});

test('a line that is not understood stops the build', () => {
  const [dish] = readDishes();
  if (!dish) throw new Error('there is no dish');
  const make = () => makeDishes([{ ...dish, lines: [...dish.lines, '3 tbsp flurbelwurz'] }]);
  expect(make).toThrow(`${dish.name}: this line is not understood: 3 tbsp flurbelwurz`);
  expect(() => readDishes('# No method | lunch | 2\n1 onion')).toThrow('No method');
});

test('names are unique, portions have the size of a meal, and every meal has some dishes', () => {
  expect(new Set(DISHES.map(({ name }) => name.toLowerCase())).size).toBe(DISHES.length);
  expect(DISHES.length).toBeGreaterThanOrEqual(100);
  for (const { name, calories, low, high, method, meals } of DISHES) {
    const isSnack = meals.includes('snack') || meals.includes('breakfast');
    expect([name, calories >= (isSnack ? 120 : 220), calories <= 850]).toEqual([name, true, true]);
    expect([name, low <= calories && calories <= high]).toEqual([name, true]);
    expect([name, method.length <= 160]).toEqual([name, true]);
  }
  for (const type of MEAL_TYPES)
    expect(DISHES.filter(({ meals }) => meals.includes(type)).length).toBeGreaterThanOrEqual(14);
});

test.each(['vegetarian', 'vegan', 'withoutGluten', 'lowLactose', 'pescatarian'] as const)(
  'every meal has some dishes for %s',
  (diet) => {
    const fits = DISHES.filter((dish) => judgeDiet(diet, traitsOfListed(dish)) === 'yes');
    for (const type of MEAL_TYPES)
      expect(fits.filter(({ meals }) => meals.includes(type)).length).toBeGreaterThanOrEqual(4);
  },
);

test("what a dish's name mentions is in its allergens", () => {
  const named: readonly [RegExp, string][] = [
    [/egg|omelette|frittata/iu, 'eggs'],
    [/yogurt|cheese|quark|paneer/iu, 'milk'],
    [/peanut/iu, 'peanuts'],
    [/salmon|tuna|cod|sardine|fish/iu, 'fish'],
    [/shrimp/iu, 'crustaceans'],
    [/toast|spaghetti|pasta|couscous|bulgur|oat|semolina/iu, 'gluten'],
    [/tofu|edamame|miso/iu, 'soy'],
    [/sesame|hummus/iu, 'sesame'],
    [/mustard/iu, 'mustard'],
  ];
  for (const dish of DISHES) {
    const { contains } = allergensOf(traitsOfListed(dish));
    for (const [words, allergen] of named.filter(([one]) => one.test(` ${dish.name}`))) {
      if (/eggplant/iu.test(dish.name) && allergen === 'eggs') continue;
      expect([dish.name, words.source, contains]).toEqual([
        dish.name,
        words.source,
        expect.arrayContaining([allergen]),
      ]);
    }
  }
});
