import fc from 'fast-check';

import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { helping } from '../../../test/kit/items';
import { dayOf } from '../../../test/kit/intakes';
import { totalNutrients } from '../items/totals';
import { averageDay } from './average-day';
import { intakeByDay, isCounted } from './day-intake';
import { topFoods } from './top-foods';

const bread = helping('Bread', { calories: 250, sodium: 500, vitaminC: null });
const apple = helping('Apple', { calories: 50, sodium: 1, vitaminC: 5 });
const mystery = helping(
  'Mystery',
  { calories: null, sodium: 100, vitaminC: null },
  { source: { kind: 'person' } },
);

test('meals are summed by day; unknown values are counted separately', () => {
  const days = intakeByDay([
    { day: '2026-03-01', items: [bread, apple] },
    { day: '2026-03-01', items: null },
    { day: '2026-03-02', items: [mystery, bread, bread] },
  ]);
  expect([...days.keys()]).toEqual(['2026-03-01', '2026-03-02']);
  expect(days.get('2026-03-01')).toMatchObject({
    meals: 2,
    unread: 1,
    unweighed: 0,
    nutrients: { calories: 300, sodium: 501, vitaminC: 5 },
    informed: { calories: 300, sodium: 300, vitaminC: 50 },
  });
  const second = days.get('2026-03-02');
  expect(second).toMatchObject({ unweighed: 1, nutrients: { calories: 500, sodium: 1_100 } });
  expect(second?.foods.map(({ name, nutrients }) => [name, nutrients.sodium])).toEqual([
    ['Mystery', 100],
    ['Bread', 1_000],
  ]);
});

test('an average is over days with known values: a day without is left out, never zero', () => {
  const unread = dayOf('2026-03-03', []);
  expect(isCounted(unread)).toBe(false);
  const average = averageDay([dayOf('2026-03-01', [bread]), unread, dayOf('2026-03-05', [apple])]);
  expect(average).toMatchObject({ days: 2, nutrients: { calories: 150, vitaminC: 2.5 } });
  expect(average?.coverage.sodium).toBe(1);
  expect(average?.coverage.vitaminC).toBeCloseTo(50 / 300, 10);
  expect(averageDay([unread])).toBeNull();
});

test('a food with unknown calories is a part of what was eaten, so sums without it are lower bounds', () => {
  const average = averageDay([dayOf('2026-03-01', [bread, mystery])]);
  expect(average?.nutrients.calories).toBe(250);
  expect(average?.coverage.calories).toBeCloseTo(250 / 400, 10);
  expect(average?.coverage.protein).toBe(1);
});

test('what is unknown for all stays unknown, with a coverage of zero', () => {
  const average = averageDay([dayOf('2026-03-01', [bread])]);
  expect(average?.nutrients.vitaminC).toBeNull();
  expect(average?.coverage.vitaminC).toBe(0);
});

test('for water only, known amounts have full coverage', () => {
  const water = helping('Water', { calories: 0, sodium: 2, vitaminC: null });
  const average = averageDay([dayOf('2026-03-01', [water])]);
  expect([average?.coverage.sodium, average?.coverage.vitaminC]).toEqual([1, 0]);
});

test('the foods with the most come first, the same food of all days as one', () => {
  const days = [dayOf('2026-03-01', [bread, apple]), dayOf('2026-03-02', [bread, mystery])];
  expect(topFoods(days, 'sodium', 2)).toEqual([
    { name: 'Bread', amount: 1_000, share: 1_000 / 1_101 },
    { name: 'Mystery', amount: 100, share: 100 / 1_101 },
  ]);
  expect(topFoods(days, 'vitaminC')).toEqual([{ name: 'Apple', amount: 5, share: 1 }]);
});

const amount = fc.option(fc.double({ min: 0, max: 900, noNaN: true }), { nil: null });
const per100g = fc
  .array(amount, { minLength: NUTRIENTS.length, maxLength: NUTRIENTS.length })
  .map(
    (amounts) =>
      Object.fromEntries(NUTRIENTS.map((name, index) => [name, amounts[index]])) as Nutrients,
  );
const item = fc
  .record({ name: fc.constantFrom('Bread', 'Apple', 'Soup'), per100g, grams: fc.nat(500) })
  .map(({ name, grams, per100g: figures }) => helping(name, figures, { grams }));
const meals = fc.array(
  fc.record({
    day: fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03'),
    items: fc.array(item, { maxLength: 4 }),
  }),
  { maxLength: 12 },
);

test('nothing is lost: days, their foods and the average add up to the items', () => {
  fc.assert(
    fc.property(meals, (eaten) => {
      const days = [...intakeByDay(eaten).values()];
      const counted = days.filter(isCounted);
      const average = averageDay(days);
      expect(average?.days ?? 0).toBe(counted.length);
      for (const nutrient of NUTRIENTS) {
        const total = totalNutrients(eaten.flatMap(({ items }) => items))[nutrient];
        const sum = days.reduce((all, day) => all + (day.nutrients[nutrient] ?? 0), 0);
        expect(sum).toBeCloseTo(total ?? 0, 5);
        const foods = topFoods(days, nutrient);
        expect(foods.reduce((all, food) => all + food.amount, 0)).toBeCloseTo(total ?? 0, 5);
        const coverage = average?.coverage[nutrient] ?? 0;
        expect(coverage).toBeGreaterThanOrEqual(0);
        expect(coverage).toBeLessThanOrEqual(1);
        const shares = foods.map(({ share }) => share);
        if (shares.length > 0) expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
        expect([...shares].sort((a, b) => b - a)).toEqual(shares);
      }
    }),
  );
});

test('the order of meals changes only the order of foods', () => {
  fc.assert(
    fc.property(meals, (eaten) => {
      const average = averageDay([...intakeByDay(eaten).values()]);
      const reversed = averageDay([...intakeByDay([...eaten].reverse()).values()]);
      for (const nutrient of NUTRIENTS) {
        const [one, other] = [average?.nutrients[nutrient], reversed?.nutrients[nutrient]];
        if (typeof one === 'number') expect(other).toBeCloseTo(one, 6);
        else expect(other).toBe(one);
      }
    }),
  );
});
