import { analyseText } from '../analyse-text';
import { ALL_TABLES } from '../../table/all-tables';
import { openFoodTables } from '../../table/food-table';

const table = openFoodTables(ALL_TABLES);
const read = (text: string) =>
  analyseText(table, text, { by: 'server' }).items.map(
    ({ source, grams }) => `${'code' in source ? source.code : ''} ${grams}`,
  );

it.each([
  ['coco pops and milk', 'coco pops with milk'],
  ['2 weetabix, semi skimmed milk', '2 weetabix with semi skimmed milk'],
  ['cereal + milk', 'cereal with milk'],
  ['cereal and a banana with milk', 'cereal with milk and a banana'],
  ['granola, berries, milk', 'granola with milk, berries'],
  ['weetabix, a banana, milk', 'weetabix with milk, a banana'],
  ['cereal - 50g cornflakes 150ml milk', '50 g cornflakes, 150 ml milk'],
])('%s has on it what is on "%s"', (text, plain) => {
  expect(read(text).sort()).toEqual(read(plain).sort());
});

it('takes more milk on eight biscuits of it than on two', () => {
  const milkOf = (text: string) => Number(read(text).at(-1)?.split(' ')[1]);
  expect(milkOf('8 weetbix and milk')).toBeGreaterThan(2 * milkOf('2 weetbix and milk'));
});

it.each([
  ['cereal bar and milk', 'milk, cereal bar'],
  ['cereal and a glass of milk', 'glass of milk, cereal'],
  ['cereal bar, a banana, milk', 'milk, a banana, cereal bar'],
])('"%s" is two things, as "%s"', (text, plain) => {
  expect(read(text).sort()).toEqual(read(plain).sort());
});

it('takes little milk in a hot cereal, and no glass of it', () => {
  expect(Number(read('oatmeal, milk, sugar')[1]?.split(' ')[1])).toBeLessThan(130);
});
