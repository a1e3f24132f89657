import { isWhole, withGrams } from '#shared/nutrition/items/items';
import { itemNutrients } from '#shared/nutrition/items/totals';
import { type MealItem, mealItemSchema } from '#shared/records/meal-item';

import { showAs } from '../../../ui/words/display';
import { energyFigure } from '../../../ui/words/quantity';
import { energyHint } from '../foods/nutrient-fields';
import { NOTHING_ENTERED, type QuickInput, quickInputSchema, unlikelyWords } from './quick-add';

const read = (part: Partial<QuickInput>) =>
  quickInputSchema.safeParse({ ...NOTHING_ENTERED, ...part });

const itemOf = (part: Partial<QuickInput>): MealItem => {
  const [item] = read(part).data?.items ?? [];
  if (!item) throw new Error('not read');
  return item;
};

test('the item has the entered numbers; empty fields are unknown', () => {
  const item = itemOf({ calories: '450', protein: '30,5' });
  expect(itemNutrients(item)).toMatchObject({ calories: 450, protein: 30.5, carbs: null });
  expect(item).toMatchObject({ name: 'Quick add', caloriesLow: 450, caloriesHigh: 450 });
  expect(mealItemSchema.parse(item)).toEqual(item);
});

test('a thousands comma is not read as a decimal point', () => {
  expect(itemNutrients(itemOf({ calories: '1,200', sodium: '2,300' }))).toMatchObject({
    calories: 1200,
    sodium: 2300,
  });
});

test('calories are calculated if only macros are entered', () => {
  expect(itemNutrients(itemOf({ protein: '10', fat: '10' })).calories).toBe(130);
  expect(itemNutrients(itemOf({ fiber: '5' })).calories).toBeNull();
});

test('half of the item has half the numbers and still no weight', () => {
  const half = withGrams(itemOf({ calories: '450' }), 50, '0.5 serving');
  expect([isWhole(half), itemNutrients(half).calories, half.caloriesHigh]).toEqual([
    true,
    225,
    225,
  ]);
});

test.each([
  [{}, 'calories'],
  [{ calories: 'lots' }, 'calories'],
  [{ calories: '-1' }, 'calories'],
  [{ calories: '100001' }, 'calories'],
  [{ calories: '1', name: 'x'.repeat(121) }, 'name'],
])('%j gets a message at its field', (part, field) => {
  expect(read(part).error?.issues[0]?.path).toEqual([field]);
});

test.each([
  ['-50', 'Enter 0 or more.'],
  ['lots', 'Enter a number.'],
  ['1,2,3', 'Enter a number.'],
])('for %s, the message says what can be entered', (calories, words) => {
  const [issue] = read({ calories }).error?.issues ?? [];
  expect(issue?.message).toBe(words);
});

test('macros far above the calories are questioned, rounding differences are not', () => {
  const asked = (part: Partial<QuickInput>) => unlikelyWords([itemOf(part)]);
  expect(asked({ calories: '500', protein: '200' })).toBe(
    'The macros add up to about 800 kcal, but the calories are 500 kcal. Save it anyway?',
  );
  expect(asked({ calories: '600', protein: '200' })).toBeNull();
  expect(asked({ calories: '10', protein: '15' })).toBeNull();
  expect(asked({ calories: '5000' })).toContain('Is that right?');
  expect(asked({ protein: '200' })).toBeNull();
});

test('calories that do not match the macros are questioned', () => {
  const macros = { protein: '30', carbs: '40', fat: '10' };
  expect(energyHint({ ...NOTHING_ENTERED, ...macros })).toBe(
    'The macros add up to about 370 kcal.',
  );
  expect(energyHint({ ...NOTHING_ENTERED, ...macros, calories: '380' })).toBeNull();
  expect(energyHint({ ...NOTHING_ENTERED, ...macros, calories: '37' })).toContain(
    'Is this number right?',
  );
  expect(energyHint({ ...NOTHING_ENTERED, calories: '37' })).toBeNull();
});

describe('for a user who chose kJ', () => {
  beforeEach(() => {
    showAs({ energy: 'kJ' });
  });
  afterEach(() => {
    showAs({});
  });

  test('typed energy is in kJ and shown as typed', () => {
    for (const typed of ['1000', '420', '1']) {
      expect(energyFigure(itemNutrients(itemOf({ calories: typed })).calories ?? 0)).toBe(
        Number(typed).toLocaleString('en'),
      );
    }
    expect(itemNutrients(itemOf({ calories: '1000' })).calories).toBeCloseTo(239.006);
  });

  test('messages use kJ as well', () => {
    expect(energyHint({ ...NOTHING_ENTERED, protein: '25' })).toBe(
      'The macros add up to about 418 kJ.',
    );
    expect(unlikelyWords([itemOf({ calories: '2092', protein: '200' })])).toBe(
      'The macros add up to about 3,347 kJ, but the calories are 2,092 kJ. Save it anyway?',
    );
  });
});
