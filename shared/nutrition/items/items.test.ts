import { NUTRIENTS } from '#shared/records/nutrients';

import { foodTable } from '../../../test/kit/foods';
import { foodByCode } from '../table/food-table';
import { importedItem, itemOfFood, wholeItem, withFood, withGrams } from './items';
import { searchFoods } from '../table/search-foods';
import { itemNutrients, totalNutrients } from './totals';

const milk = foodByCode(foodTable(), '11111000')!;
const butter = foodByCode(foodTable(), '42202000')!;
const item = itemOfFood(milk, 100, { id: 'i1' });

test('an item of 100 g has the nutrients that the table prints', () => {
  expect(itemNutrients(item)).toMatchObject({ calories: 61, protein: 3.27 });
});

test('other grams scale all nutrients and bounds, and are marked as edited by the user', () => {
  const more = withGrams({ ...item, edited: [] }, 250);
  expect(itemNutrients(more).calories).toBeCloseTo(152.5);
  expect(more.caloriesLow).toBeLessThan(152.5);
  expect(more.caloriesHigh).toBeGreaterThan(152.5);
  expect(more.edited).toEqual(['grams']);
});

test('another food keeps the grams, but not the measure of the previous food', () => {
  const glasses = withGrams(item, 100, '0.5 glass');
  expect(withFood(glasses, butter).amount).toEqual({ basis: 'person', text: '100 g' });
  const swapped = withFood({ ...item, name: 'Nutty' }, butter);
  expect(swapped).toMatchObject({ grams: 100, name: 'Peanut butter' });
  expect(swapped.edited).toContain('food');
});

const UNKNOWN = { ...milk.per100g };
for (const nutrient of NUTRIENTS) UNKNOWN[nutrient] = null;

test('imported nutrients have the range of a label, and keep it at another amount', () => {
  const eaten = { ...UNKNOWN, calories: 105 };
  const banana = importedItem('Banana', eaten, { grams: null, amount: '1 medium' });
  expect(banana).toMatchObject({
    amount: { basis: 'whole', text: '1 medium' },
    caloriesLow: expect.closeTo(84) as number,
    caloriesHigh: expect.closeTo(126) as number,
  });
  // Two of them: 210 kcal, 168 to 252.
  const two = withGrams(banana, 200, '2 serving');
  expect([two.caloriesLow, two.caloriesHigh]).toEqual([expect.closeTo(168), expect.closeTo(252)]);
  const weighed = importedItem('Oats', eaten, { grams: 30, amount: '30 g' });
  expect(weighed).toMatchObject({ grams: 30, amount: { basis: 'stated-weight', text: '30 g' } });
  expect(itemNutrients(weighed)).toMatchObject({
    calories: expect.closeTo(105) as number,
    fat: null,
  });
  const unknown = importedItem('Softgel', UNKNOWN, { grams: null, amount: '' });
  expect(itemNutrients(unknown).calories).toBeNull();
});

test("a user's own nutrients of a whole stay certain at another amount", () => {
  const soup = withGrams(wholeItem('own1', 'Soup', { ...UNKNOWN, calories: 200 }), 50);
  expect([soup.caloriesLow, soup.caloriesHigh]).toEqual([100, 100]);
});

test('what is unknown for every item stays unknown, and never becomes zero', () => {
  const vague = { grams: 100, per100g: { ...milk.per100g, vitaminC: null } };
  expect(totalNutrients([vague]).vitaminC).toBeNull();
  expect(totalNutrients([vague, item]).vitaminC).toBe(itemNutrients(item).vitaminC);
});

test.each([
  ['peanut bu', 'Peanut butter'],
  ['banan', 'Banana, raw'],
  ['brocoli', 'Broccoli, raw'],
  ['milk whole', 'Milk, whole'],
  ['sourdough', 'Bread, sour dough'],
  ['sourdough bread', 'Bread, sour dough'],
])('typing %s finds %s among the first', (typed, name) => {
  expect(searchFoods(foodTable(), typed, 8).map((food) => food.description)).toContain(name);
});

test.each(['', '  ', 'zzzzqq', '🍎'])('typing %j finds nothing', (typed) => {
  expect(searchFoods(foodTable(), typed, 8)).toEqual([]);
});
