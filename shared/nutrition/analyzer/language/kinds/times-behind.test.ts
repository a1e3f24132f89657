import { foodTable } from '../../../../../test/kit/foods';
import { totalNutrients } from '../../../items/totals';
import { analyseText } from '../../analyse-text';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
const kcal = (text: string) => totalNutrients(read(text).items).calories ?? 0;

test.each([
  ['cereal with milk x2', 'cereal with milk', 2],
  ['cereal with milk, twice', 'cereal with milk', 2],
  ['(cereal with milk) x2', 'cereal with milk', 2],
  ['porridge with honey x3', 'porridge with honey', 3],
  ['rice with dal two times', 'rice with dal', 2],
  ['yogurt with granola (x2)', 'yogurt with granola', 2],
  ['chicken with rice x2', 'chicken with rice', 2],
  ['burger (bun, patty, cheese) x2', 'burger (bun, patty, cheese)', 2],
  ['2x burger (bun, patty, cheese)', 'burger (bun, patty, cheese)', 2],
  ['3 burgers (bun, patty, cheese)', 'burger (bun, patty, cheese)', 3],
  ['2 sandwiches (bread, ham)', 'sandwich (bread, ham)', 2],
  ['salad (lettuce, tomato, feta) x2', 'salad (lettuce, tomato, feta)', 2],
  ['omelette (2 eggs, cheese) x 2', 'omelette (2 eggs, cheese)', 2],
  ['sandwich (2 slices bread, 30g ham) x2', 'sandwich (2 slices bread, 30g ham)', 2],
])('%s is all of it so often', (text, one, times) => {
  expect(kcal(one)).toBeGreaterThan(0);
  expect(kcal(text) / kcal(one)).toBeCloseTo(times, 2);
});

test('in a list the factor is of the dish before it alone', () => {
  const burger = kcal('burger (bun, patty, cheese)');
  const around = kcal('coffee') + kcal('1 apple');
  expect(kcal('coffee, burger (bun, patty, cheese) x2, apple')).toBeCloseTo(2 * burger + around, 0);
  expect(kcal('cereal with milk x2, coffee')).toBeCloseTo(
    2 * kcal('cereal with milk') + kcal('coffee'),
    0,
  );
});

test('what is counted by itself keeps the factor that stands behind it', () => {
  expect(kcal('dal with roti x2')).toBeCloseTo(kcal('dal, 2 roti'), 0);
  expect(kcal('500 g chicken with rice x2')).toBeLessThan(2 * kcal('500 g chicken with rice'));
});

test('so many portions are shown as that', () => {
  const { items } = read('cereal with milk x2');
  expect(items.map(({ amount }) => amount.text)).toEqual(['usual portion x2', 'on cereal x2']);
});
