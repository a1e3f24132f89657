import { foodTable } from '../../../test/kit/foods';
import { totalNutrients } from '../items/totals';
import { analyseText } from './analyse-text';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
const kcal = (text: string) => totalNutrients(read(text).items).calories ?? 0;

test.each([
  ['big mac no bun', 'big mac', 0.65],
  ['2 big macs without the bun', '2 big macs', 0.65],
  ['whopper no mayo', 'whopper', 0.8],
  ['bk whopper no mayo, no cheese', 'whopper', 0.66],
  ['full english no beans', 'full english', 0.89],
  ['full english, no black pudding', 'full english', 0.91],
  ['burrito no rice or beans', 'burrito', 0.67],
  ['burrito without sour cream', 'burrito', 0.93],
  ['hot dog no bun', 'hot dog', 0.58],
  ['big mac no lettuce', 'big mac', 1],
  ['chicken curry no rice', 'chicken curry', 1],
  ['subway 6 inch turkey no cheese', 'subway 6 inch turkey', 1],
])('what a dish is without is taken off: %s', (text, whole, share) => {
  expect(kcal(text) / kcal(whole)).toBeCloseTo(share, 2);
  expect(read(text).confidence).not.toBe('high');
});

test('a weight that is told is that of what was eaten', () => {
  expect(kcal('200 g whopper no mayo')).toBeCloseTo(kcal('200 g whopper'), 5);
});

test('where nobody knows what the part comes to, it is asked', () => {
  const { confidence, question } = read('pizza no mushrooms');
  expect([confidence, question?.about]).toEqual(['low', 'amount']);
});

test('the share stands beside the amount', () => {
  expect(read('big mac no bun').items[0]?.amount.text).toMatch(/, 65 % of it$/);
});

test.each([
  ['fish and chips no mushy peas', 1],
  ['burrito bowl no black beans', 1],
])('what is denied is no food of its own: %s', (text, items) => {
  expect(read(text).items).toHaveLength(items);
});

test.each([
  ['half chicken medium', 'half chicken'],
  ['half a bbq chook', 'half chicken'],
  ['halbes hähnchen', 'half chicken'],
  ['6 pack of crisps ate 4', '4 packets of crisps'],
  ['chicken 65 6 pcs', '6 pieces of chicken 65'],
  ['7 layer dip', 'layer dip'],
  ['3 buttermilk pancakes', '3 pancakes'],
  ['3 egg omelet ham cheese', '3 egg omelet with ham and cheese'],
  ['sushi: salmon nigiri 4, california 8', '4 salmon nigiri, 8 pieces of california roll'],
  ['shared bottle of red with husband', 'half a bottle of red wine'],
  ['bread, butter, salt', 'bread, butter'],
  ['white rice half c', '1/2 cup white rice'],
  ['half tin of beans', 'half a tin of baked beans'],
])('%s is as much as %s', (typed, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(Math.abs(kcal(typed) - kcal(plain))).toBeLessThan(0.03 * kcal(plain) + 1);
});

test('a word that begins like one of ours is shown as it was typed', () => {
  expect(read('nilla wafers 8').items[0]?.name).toBe('Nilla wafers');
  expect(read('nilagang baka').items[0]?.name).toBe('Nilagang baka');
});

// What is with a side behind a comma is no more in the dish before it.
test.each([
  ['chicken and dumplings, green beans with bacon', 'green beans with bacon'],
  ['sausage egg mcmuffin, iced coffee w cream', 'iced coffee with cream'],
  ['burger, fries with cheese', 'fries with cheese'],
  ['chicken and dumplings, sliced tomatoes', 'sliced tomatoes'],
])('%s has the %s beside', (meal, side) => {
  const [dish = ''] = meal.split(',');
  expect(kcal(meal)).toBeCloseTo(kcal(dish) + kcal(side), -1);
});
