import { foodItem } from '../../../../test/kit/items';
import { ownFirst } from './use-foods';

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

const mine = food('own 7', 'Latte from the corner, Acme');

const namesFor = (query: string, found = [latte, oat], own = [food('9', 'Broth')]) =>
  ownFirst(query, { recent, own, found }).map(({ food: { code } }) => code);

test('recent foods come first, each food once', () => {
  expect(namesFor('latte')).toEqual(['1', '3']);
});

test('custom foods come before foods of the tables, and are also found by brand', () => {
  expect(namesFor('latte', [latte], [mine])).toEqual(['1', 'own 7', '3']);
  expect(namesFor('acme', [], [mine])).toEqual(['own 7']);
});

test("a recent food is found by the beginnings of the user's own words", () => {
  expect(namesFor('morn', [])).toEqual(['1']);
  expect(namesFor('morn apple', [])).toEqual([]);
});

test('if nothing is typed, recent foods are listed, newest first', () => {
  expect(namesFor('', [], [])).toEqual(['1', '2']);
});
