import fc from 'fast-check';

import { itemOfFood } from '#shared/nutrition/items/items';
import { personalFood } from '#shared/nutrition/table/personal-food';
import { itemNutrients } from '#shared/nutrition/items/totals';
import { foodKind, OPEN_FOOD_FACTS } from '#shared/records/food';

import { foodOf } from '../../../../test/kit/items';
import { EMPTY_FOOD, type FoodInput, foodInputSchema, keptOf, typedFood } from './food-input';

const ID = '0199f3a2-7c1e-7abc-8def-0123456789ab';

const typed = (part: Partial<FoodInput>) => ({
  ...EMPTY_FOOD,
  name: 'Pot',
  calories: '120',
  ...part,
});

const problems = (part: Partial<FoodInput>) =>
  foodInputSchema.safeParse(typed(part)).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('what is left empty is unknown, and never 0', () => {
  const food = foodInputSchema.parse(typed({ protein: '7,5' }));
  expect(food.per100).toMatchObject({ calories: 120, protein: 7.5, carbs: null, vitaminC: null });
  expect(food).toMatchObject({ brand: null, portions: [], unit: 'g', source: { kind: 'person' } });
});

test('a serving holds what was typed for it, whatever it weighs', () => {
  const amount = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.integer({ min: 34, max: 2_000 }), amount, (grams, protein) => {
      const part = { basis: 'serving', servingWeight: String(grams), calories: '90' } as const;
      const food = foodInputSchema.parse(typed({ ...part, protein: String(protein) }));
      const item = itemOfFood(personalFood(ID, food), grams, { id: 'own1' });
      expect(itemNutrients(item).calories).toBeCloseTo(90, 6);
      expect(itemNutrients(item).protein).toBeCloseTo(protein, 6);
    }),
  );
});

test('what is edited without a change is kept as it was', () => {
  const food = foodInputSchema.parse(
    typed({ brand: 'Acme', servingText: 'slice', servingWeight: '34' }),
  );
  expect(food.portions).toEqual([{ text: '1 slice', grams: 34 }]);
  expect(foodInputSchema.parse(typedFood(food))).toEqual(food);
  expect(foodKind.client.safeParse(food).success).toBe(true);
});

test('a packed food that is changed keeps its barcode, and who says so while the figures are theirs', () => {
  const source = { kind: 'database', name: OPEN_FOOD_FACTS } as const;
  const portions = [
    { text: '1 serving', grams: 30 },
    { text: '1 pack', grams: 500 },
  ];
  const scanned = foodOf({ barcode: '5901234123457', source, portions });
  const changed = (part: Partial<FoodInput>) =>
    keptOf(scanned, foodInputSchema.parse({ ...typedFood(scanned), ...part }));
  expect(changed({ name: 'Oats' })).toEqual({ ...scanned, name: 'Oats' });
  expect(changed({ protein: '9' })).toMatchObject({
    ...{ barcode: '5901234123457', portions, source: { kind: 'person' } },
  });
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ calories: '' }, ['calories']],
  [{ calories: 'many' }, ['calories']],
  [{ calories: '1200' }, ['calories']],
  [{ basis: 'serving' as const }, ['servingWeight']],
  [{ servingWeight: '0' }, ['servingWeight']],
  [{ protein: '60', carbs: '60' }, ['carbs']],
  [{ carbs: '10', sugar: '20' }, ['sugar']],
  [{ fat: '1', saturatedFat: '4' }, ['saturatedFat']],
  [{ basis: '100 ml' as const, protein: '60', carbs: '60', calories: '480' }, []],
])('%j is told beside its field', (part, fields) => {
  expect(problems(part)).toEqual(fields);
});
