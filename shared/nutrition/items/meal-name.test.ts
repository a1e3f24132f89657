import { heaviestFirst, nameOfMeal } from './meal-name';

const MILK = { name: 'Milk', caloriesHigh: 60 };
const TOAST = { name: 'Toast', caloriesHigh: 260 };

test('a meal is named after its items, in the order of their calories', () => {
  expect(nameOfMeal([MILK, TOAST], 'milk and toast')).toBe('Toast, Milk');
  expect(heaviestFirst([MILK, TOAST])).toEqual([TOAST, MILK]);
});

test('a meal without items has its description as name, with a capital letter, and cut between words', () => {
  expect(nameOfMeal([], ' a bowl of flurbel ')).toBe('A bowl of flurbel');
  expect(nameOfMeal([], 'émincé')).toBe('Émincé');
  expect(nameOfMeal([], 'flurbel '.repeat(20))).toMatch(/^Flurbel .* flurbel…$/);
});
