import { foodTable } from '../../test/kit/foods';
import { foodByCode } from './food-table';
import { itemOfFood, withFood, withGrams, withName } from './items';
import { searchFoods } from './search-foods';
import { itemNutrients, totalNutrients } from './totals';

const milk = foodByCode(foodTable(), '11111000')!;
const butter = foodByCode(foodTable(), '42202000')!;
const item = itemOfFood(milk, 100, { id: 'i1' });

test('an item of 100 g holds what the table prints', () => {
  expect(itemNutrients(item)).toMatchObject({ calories: 61, protein: 3.27 });
});

test("other grams scale every figure and its bounds, and are marked as the person's", () => {
  const more = withGrams({ ...item, edited: [] }, 250);
  expect(itemNutrients(more).calories).toBeCloseTo(152.5);
  expect(more.caloriesLow).toBeLessThan(152.5);
  expect(more.caloriesHigh).toBeGreaterThan(152.5);
  expect(more.edited).toEqual(['grams']);
});

test('another food keeps the grams', () => {
  const swapped = withFood(withName(item, 'Nutty'), butter);
  expect(swapped).toMatchObject({ grams: 100, name: 'Peanut butter' });
  expect(swapped.edited).toContain('food');
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
])('typing %s finds %s among the first', (typed, name) => {
  expect(searchFoods(foodTable(), typed, 8).map((food) => food.description)).toContain(name);
});

test.each(['', '  ', 'zzzzqq', '🍎'])('typing %j finds nothing', (typed) => {
  expect(searchFoods(foodTable(), typed, 8)).toEqual([]);
});
