import { foodItem } from '../../../test/kit/items';
import { SHARED_MEAL, SHARED_RECIPE } from '../../../test/kit/shared-contents';
import { itemsOfPortion, mostOf, portionName, dishPortionWords } from './portion';

test('half a meal is half of each food, and half a serving is an eighth of four servings', () => {
  expect(itemsOfPortion(SHARED_MEAL, 0.5).map(({ grams }) => grams)).toEqual([15, 50]);
  expect(itemsOfPortion(SHARED_RECIPE, 0.5).map(({ grams }) => grams)).toEqual([12.5]);
});

test('a portion is named in everyday words', () => {
  const words = [0.25, 0.5, 1, 1.75, 3].map((portion) => dishPortionWords(SHARED_MEAL, portion));
  expect(words).toEqual(['¼ of it', '½ of it', 'All of it', '1¾ times it', '3 times it']);
  expect(dishPortionWords(SHARED_RECIPE, 1)).toBe('1 serving');
  expect(dishPortionWords(SHARED_RECIPE, 2.5)).toBe('2½ servings');
  expect(portionName(SHARED_MEAL, 1)).toBe('Toast with jam');
  expect(portionName(SHARED_RECIPE, 0.5)).toBe('Soup, ½ serving');
});

test('the slider ends at the whole recipe, in steps of a quarter', () => {
  const servings = (count: number) => mostOf({ ...SHARED_RECIPE, servings: count });
  expect([1, 4, 5.6, 400].map(servings)).toEqual([3, 4, 5.75, 12]);
  expect(mostOf({ ...SHARED_MEAL, items: [foodItem()] })).toBe(3);
});
