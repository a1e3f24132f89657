import { foodItem } from '../../../../test/kit/items';
import { ownFirst } from './found-foods';

const food = (code: string, description: string) => ({
  table: 'FNDDS 2021-2023',
  code,
  description,
  per100g: foodItem().per100g,
  portions: [],
  usualGrams: null,
});
const oat = food('1', 'Coffee, Latte, with non-dairy milk');
const apple = food('2', 'Apple, raw');
const latte = food('3', 'Coffee, Latte');
const recent = [
  { code: '1', words: 'My morning cup', food: oat },
  { code: '2', words: 'Apple', food: apple },
];
const namesFor = (query: string, found = [latte, oat]) =>
  ownFirst(query, { recent, found }).map(({ food: { code } }) => code);

test('recent foods come first, each food once', () => {
  expect(namesFor('latte')).toEqual(['1', '3']);
});

test("a recent food is found by its person's own words, by their beginnings", () => {
  expect(namesFor('morn', [])).toEqual(['1']);
  expect(namesFor('morn apple', [])).toEqual([]);
});

test('where nothing is typed yet, the recent ones are there, newest first', () => {
  expect(namesFor('', [])).toEqual(['1', '2']);
});
