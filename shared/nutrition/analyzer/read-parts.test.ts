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
