import fc from 'fast-check';

import { DETAIL_NUTRIENTS, DETAIL_ROWS, mostDetail } from '#shared/records/detail-nutrients';
import { EVERY_NUTRIENT } from '#shared/records/every-nutrient';

import { foodItem, helping } from '../../../test/kit/items';
import { ALL_TABLES } from '../table/all-tables';
import { codesOf } from '../table/compact-table';
import { CHOSEN_COUNT, chosenNutrients, FIRST_CHOSEN, lettersOf } from './chosen-nutrients';
import { dailyReference, SOMEBODY } from './daily-reference';
import { type CompactDetails, openDetailTable } from './detail-table';
import compact from './detail-table.json';
import { sumNutrients } from './sum-nutrients';

const committed = compact as CompactDetails;
const table = openDetailTable(committed);

const source = (release: string, code: string) =>
  ({ kind: 'table', table: release, code, description: '' }) as const;

test('every food of the food tables has its row: else run `npm run food-nutrients`', () => {
  for (const { release, codes } of ALL_TABLES) {
    const missing = codesOf(codes).filter((code) => !table.of(source(release, code)));
    expect([release, missing]).toEqual([release, []]);
  }
});

test('amounts are those that the releases print', () => {
  const milk = table.of(source('FNDDS 2021-2023', '11111000'));
  expect(milk).toMatchObject({
    calcium: 123,
    vitaminB12: 0.54,
    vitaminD: 1.1,
    water: 88,
    caffeine: 0,
  });
  // Spinach, raw.
  const spinach = table.of(source('SR28 selection 1', '11457'));
  expect(spinach).toMatchObject({ iron: 2.7, folate: 194, vitaminK: 483, lutein: 12_200 });
});

test('a later edition of our foods keeps the meaning of codes; an unknown table or code is unknown', () => {
  const [code = ''] = codesOf(ALL_TABLES.find(({ kind }) => kind === 'own')?.codes ?? { full: [] });
  expect(table.of(source('Platelog foods 2', code))).toBe(
    table.of(source('Platelog foods 99', code)),
  );
  expect(table.of(source('FNDDS 2027-2029', '11111000'))).toBeUndefined();
  expect(table.of(source('FNDDS 2021-2023', '1'))).toBeUndefined();
  expect(table.of({ kind: 'person' })).toBeUndefined();
});

const milk = foodItem({ name: 'Milk', grams: 200, source: source('FNDDS 2021-2023', '11111000') });
const own = helping('Own bar', { calories: 10 }, { source: { kind: 'person' } });

test('a sum says what it does not know, and is never 0 for it', () => {
  const sums = sumNutrients([milk, own], table);
  expect(sums.calcium).toMatchObject({ amount: 246, foods: [{ name: 'Milk', share: 1 }] });
  expect(sums.calcium.coverage).toBeCloseTo(20 / 30, 10);
  expect(sums.protein.coverage).toBe(1);
  const unknown = sumNutrients([own], table).iron;
  expect(unknown).toEqual({ amount: null, coverage: 0, foods: [] });
  // Lycopene of milk is known, and none.
  expect(sums.lycopene).toMatchObject({ amount: 0, foods: [] });
});

test('a food of unknown calories is a part of what was eaten: what it does not tell is unknown', () => {
  const mystery = helping(
    'Mystery',
    { calories: null, protein: 3 },
    { source: { kind: 'person' } },
  );
  const { calories, calcium, protein } = sumNutrients([milk, mystery], table);
  expect(calories).toMatchObject({ amount: 20 });
  expect(calories.coverage).toBeLessThan(0.5);
  expect(calcium.coverage).toBeLessThan(0.5);
  expect(protein.coverage).toBe(1);
});

const anyItem = fc
  .record({
    grams: fc.integer({ min: 0, max: 900 }),
    code: fc.constantFrom('11111000', '11112110', '24198739', '63101000', 'x'),
    calories: fc.option(fc.nat(900), { nil: null }),
  })
  .map(({ grams, code, calories }) =>
    helping(code, { calories }, { grams, source: source('FNDDS 2021-2023', code) }),
  );

test('what a food holds by its own label is counted, and the rest of it stays unknown', () => {
  const source = { kind: 'person' } as const;
  const bar = helping('Own bar', { calories: 10, calcium: 54, iron: 0 }, { source });
  const { calcium, iron, zinc } = sumNutrients([milk, bar], table);
  expect(calcium).toMatchObject({ amount: 300, coverage: 1 });
  // 0 was entered: it is known, and adds nothing.
  expect(iron.coverage).toBe(1);
  expect(zinc.coverage).toBeCloseTo(20 / 30, 10);
  expect(sumNutrients([bar], table).zinc).toEqual({ amount: null, coverage: 0, foods: [] });
});

test('no food of the tables holds more than may be entered without a question', () => {
  for (const nutrient of DETAIL_NUTRIENTS) {
    const place = DETAIL_NUTRIENTS.indexOf(nutrient);
    const { scale, likely } = DETAIL_ROWS[nutrient];
    const most = committed.parts.reduce(
      (all, { columns }) =>
        (columns[place] ?? []).reduce<number>((high, value) => Math.max(high, value ?? 0), all),
      0,
    );
    expect([nutrient, most / scale <= likely]).toEqual([nutrient, true]);
    expect(likely).toBeLessThanOrEqual(mostDetail(nutrient));
  }
});

test('sums do not follow the order of the items, add up over meals, and share out over days', () => {
  fc.assert(
    fc.property(
      fc.array(anyItem, { maxLength: 12 }),
      fc.integer({ min: 1, max: 7 }),
      (items, days) => {
        const whole = sumNutrients(items, table);
        const back = sumNutrients([...items].reverse(), table);
        const half = items.length >> 1;
        const parts = [items.slice(0, half), items.slice(half)].map((part) =>
          sumNutrients(part, table),
        );
        const shared = sumNutrients(items, table, days);
        for (const nutrient of EVERY_NUTRIENT) {
          const { amount, coverage, foods } = whole[nutrient];
          const added = parts.reduce((sum, part) => sum + (part[nutrient].amount ?? 0), 0);
          expect(back[nutrient].amount ?? -1).toBeCloseTo(amount ?? -1, 6);
          expect(back[nutrient].coverage).toBeCloseTo(coverage, 10);
          expect(added).toBeCloseTo(amount ?? 0, 6);
          expect((shared[nutrient].amount ?? 0) * days).toBeCloseTo(amount ?? 0, 6);
          expect(foods.reduce((sum, food) => sum + food.amount, 0)).toBeCloseTo(amount ?? 0, 6);
          expect(coverage >= 0 && coverage <= 1).toBe(true);
        }
      },
    ),
    { numRuns: 15 },
  );
});

test('reference values follow age and sex, and say their source', () => {
  const of = (
    nutrient: (typeof EVERY_NUTRIENT)[number],
    age: number,
    gender: 'male' | 'female' | 'other',
  ) => dailyReference(nutrient, { age, gender }, 2_000);
  expect(of('iron', 30, 'female').least?.amount).toBe(18);
  expect(of('iron', 51, 'female').least?.amount).toBe(8);
  expect(of('iron', 30, 'other').least?.amount).toBe(18);
  expect(of('calcium', 60, 'male').least?.amount).toBe(1_000);
  expect(of('calcium', 13, 'male')).toMatchObject({
    least: { amount: 1_300 },
    most: { amount: 3_000 },
  });
  expect(of('potassium', 40, 'male').least?.source).toContain('2019');
  // The limit of vitamin A is of retinol alone.
  expect(of('vitaminA', 40, 'male').most).toBeUndefined();
  expect(of('retinol', 40, 'male')).toMatchObject({ most: { amount: 3_000 } });
  expect(of('fiber', 40, 'male').least?.amount).toBe(28);
  expect(of('caffeine', 16, 'male')).toEqual({});
  expect(of('lycopene', 40, 'male')).toEqual({});
});

test('no need is above its limit, at any age', () => {
  const ages = [13, 14, 18, 19, 30, 31, 50, 51, 70, 71, 90];
  const eaters = ages.flatMap((age) =>
    (['male', 'female', 'other'] as const).map((gender) => ({ age, gender })),
  );
  const values = EVERY_NUTRIENT.flatMap((nutrient) =>
    eaters.map((eater) => dailyReference(nutrient, eater, 2_000)),
  );
  const both = values.filter(({ least, most }) => least && most);
  expect(both.length).toBeGreaterThan(100);
  for (const { least, most } of both) expect(least?.amount).toBeLessThan(most?.amount ?? 0);
});

test('rounding in the table is off by a hundredth of what an adult needs at most', () => {
  for (const nutrient of DETAIL_NUTRIENTS) {
    const { least } = dailyReference(nutrient, SOMEBODY, 2_000);
    if (least)
      expect([nutrient, 0.5 / DETAIL_ROWS[nutrient].scale <= least.amount / 100]).toEqual([
        nutrient,
        true,
      ]);
  }
});

test('the choice of six fits where the profile keeps it, and comes back in its order', () => {
  const chosen = [...EVERY_NUTRIENT].reverse().slice(0, CHOSEN_COUNT);
  expect(chosenNutrients(lettersOf(chosen))).toEqual(chosen);
  expect(lettersOf(chosen).length).toBeLessThanOrEqual(40);
  expect(new Set(EVERY_NUTRIENT.map((nutrient) => lettersOf([nutrient]))).size).toBe(
    EVERY_NUTRIENT.length,
  );
  expect(chosenNutrients(undefined)).toEqual(FIRST_CHOSEN);
  expect(chosenNutrients('fe zz fe ca')).toEqual(['iron', 'calcium']);
  expect(chosenNutrients('')).toEqual([]);
  // Profiles keep these letters: another nutrient does not move them.
  expect(chosenNutrients('vc ca cf')).toEqual(['vitaminC', 'calcium', 'caffeine']);
});
