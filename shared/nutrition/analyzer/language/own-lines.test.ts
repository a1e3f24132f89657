import { caloriesOf, itemsOf, linesOfSet } from '../../../../test/kit/meals-in-words';
import { ownLines } from './own-lines';

test.each([
  ['full english no beans\n2 coffees', 2],
  ['roast beef with gravy. 2 glasses of red', 2],
  ['mixed grill with rice\nwhopper no mayo', 2],
])('%s: each line is its own', (text, count) => {
  expect(ownLines(text)).toHaveLength(count);
  const alone = text.split(/\n|\. /).map(caloriesOf);
  expect(caloriesOf(text)).toBeCloseTo(
    alone.reduce((sum, one) => sum + one),
    0,
  );
});

test.each([
  'burger and fries\nno bun',
  'pizza\nonly ate half',
  '3 eggs. actually 2',
  '2 tim tams. ok fine 3',
  'porridge and banana. Carbs 45g',
  'overnight oats\n50g oats\n150ml milk',
  'lunch:\n2 eggs\ntoast',
  'burger and fries. left half the fries',
  'butter 1 tsp. on toast',
  'eggs',
])('%j is read as a whole', (text) => {
  expect(ownLines(text)).toBeUndefined();
});

test('a shopping list of many lines stays one', () => {
  expect(itemsOf('shopping list\neggs\nmilk\nbread')).toEqual([]);
});

/** Two lines of which one is about the other, or is talk, may be read differently together. */
const OFF_SHARE = 0.05;

test('two meals on two lines are as much as both', () => {
  const lines = linesOfSet('meals-dev-11').filter(
    (line) =>
      !line.includes('\n') && !/actually|sorry|no wait|not \d/.test(line) && caloriesOf(line) > 0,
  );
  const pairs = lines.slice(0, 50).map((line, at) => [line, lines[lines.length - 1 - at] ?? '']);
  const off = pairs.filter(([one = '', other = '']) => {
    const both = caloriesOf(one) + caloriesOf(other);
    return Math.abs(caloriesOf(`${one}\n${other}`) - both) > 0.02 * both + 2;
  });
  expect(pairs.length).toBeGreaterThan(30);
  expect(off.length > OFF_SHARE * pairs.length ? off : []).toEqual([]);
});
