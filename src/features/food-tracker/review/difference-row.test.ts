import { differenceOf } from '#shared/rules/reading-difference';

import { foodItem } from '../../../../test/kit/items';
import { changeWords, isDecision, lockWords, nameWords } from './difference-row';

const rice = foodItem({ id: 'r', name: 'Rice', grams: 160, edited: ['grams'] });

const chicken = foodItem({
  id: 'c',
  name: 'Chicken',
  grams: 150,
  source: { kind: 'ai', model: 'm' },
});

const peas = foodItem({ id: 'p', name: 'Peas', grams: 50, source: { kind: 'person' } });

const own = foodItem({
  id: 'o',
  name: 'Sauce',
  grams: 30,
  source: { kind: 'person' },
  edited: ['name'],
});

const oil = foodItem({ id: 'x-3', name: 'Oil', grams: 10, source: { kind: 'ai', model: 'm' } });

const lines = differenceOf(
  [rice, chicken, peas, own],
  [{ ...rice, id: 'x-1', grams: 90, edited: [] }, { ...chicken, id: 'x-2', grams: 200 }, oil],
);

test('every line says what would happen to its item', () => {
  expect(lines.map((line) => [nameWords(line), changeWords(line)])).toEqual([
    ['Rice', '160 g, 16 kcal, unchanged'],
    ['Chicken', '150 g → 200 g, 15 kcal → 20 kcal'],
    ['Peas', 'Not found this time: 50 g, 5 kcal would be removed'],
    ['Sauce', 'Not found this time. It stays because you changed it'],
    ['Oil', 'New: 10 g, 1 kcal'],
  ]);
});

test('locked parts are named, and only real changes need a decision', () => {
  expect(lines.map(lockWords)).toEqual(['Your 160 g stays', null, null, 'Your name stays', null]);
  expect(lines.map(isDecision)).toEqual([false, true, true, false, true]);
});

test('items that the user removed before are marked', () => {
  const [line] = differenceOf([], [oil], [{ ...oil, id: 'before' }]);
  expect(line && [line.kind, changeWords(line), isDecision(line)]).toEqual([
    'again',
    'You removed this: 10 g, 1 kcal',
    true,
  ]);
});

test('a stated amount is locked, also if the analysis has no such item', () => {
  const stated = { ...chicken, amount: { basis: 'stated-weight', text: '150 g' } } as const;
  const [seen] = differenceOf([stated], [{ ...chicken, id: 'x', grams: 90 }]);
  expect(seen && [seen.next?.grams, lockWords(seen)]).toEqual([150, 'Your 150 g stays']);
  const [unseen] = differenceOf([stated], []);
  expect(unseen && changeWords(unseen)).toBe(
    'Not found this time. It stays because you entered the amount',
  );
});

test('a changed food with the same code shows the old and the new food', () => {
  const [line] = differenceOf([foodItem()], [foodItem({ id: 'y', name: 'Brown bread' })]);
  expect(line && nameWords(line)).toBe('Toast → Brown bread');
});
