import fc from 'fast-check';

import type { Meal } from '#shared/records/meal';
import { type Analysis, EDITABLE, type MealItem, mealItemSchema } from '#shared/records/meal-item';
import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { differenceOf, differenceOfMeal, itemsAfter, notEaten } from './reading-difference';
import { isAmountStated } from './same-food';

const figures = (calories: number) =>
  Object.fromEntries(NUTRIENTS.map((name) => [name, name === 'calories' ? calories : null]));

function item(change: Partial<MealItem> = {}): MealItem {
  return {
    id: 'i1',
    name: 'rice',
    grams: 100,
    per100g: figures(130) as Nutrients,
    source: { kind: 'table', table: 't', code: '1', description: 'Rice' },
    amount: { basis: 'model', text: '1 cup' },
    confidence: 'medium',
    caloriesLow: 100,
    caloriesHigh: 160,
    edited: [],
    ...change,
  };
}

const anyItem = fc
  .record({
    id: fc.stringMatching(/^[a-z]{1,6}$/),
    name: fc.constantFrom('rice', 'Rice ', 'beans', 'soup', 'x'),
    grams: fc.integer({ min: 1, max: 3_000 }),
    calories: fc.integer({ min: 0, max: 900 }),
    code: fc.constantFrom('1', '2', '3'),
    edited: fc.subarray([...EDITABLE]),
    basis: fc.constantFrom('model', 'usual-portion', 'stated-weight', 'stated-count', 'whole'),
  })
  .map(({ code, calories, basis, ...rest }) =>
    item({
      ...rest,
      amount: { basis: basis as MealItem['amount']['basis'], text: 'some' },
      per100g: figures(calories) as Nutrients,
      source: { kind: 'table', table: 't', code, description: code },
    }),
  );

const meal = fc.array(anyItem, { maxLength: 8 });

test('an item that the user removed is proposed separately, and accepted only on its own', () => {
  const [rice, peas] = [item(), item({ id: 'p', name: 'Peas', source: { kind: 'person' } })];
  const analysis = { items: [rice, peas] };
  const proposed = [rice, { ...peas, id: 'x', name: 'peas, green' }] as MealItem[];
  const mine = { items: [rice], analysis, estimate: null } as unknown as Meal;
  const lines = differenceOfMeal(mine, { id: 'y', items: proposed } as Analysis);
  expect(lines.map(({ kind }) => kind)).toEqual(['same', 'again']);
  expect(itemsAfter(lines)).toEqual([rice]);
  expect(itemsAfter(lines, () => true)).toHaveLength(2);
});

test('items of a proposal that the user did not accept count as not eaten', () => {
  const [rice, peas] = [item(), item({ id: 'p', name: 'Peas', source: { kind: 'person' } })];
  const proposal = { id: 'y', items: [rice, peas] };
  const rest = { items: [rice], analysis: { items: [rice] }, estimate: null, proposal };
  expect(notEaten({ ...rest, settled: 'y' } as unknown as Meal)).toEqual([peas]);
  expect(notEaten({ ...rest, settled: null } as unknown as Meal)).toEqual([]);
});

test('undecided items do not count as removed', () => {
  const [rice, peas] = [
    item({ id: 'own1' }),
    item({ id: 'p', name: 'Peas', source: { kind: 'person' } }),
  ];
  const analysis = { id: 'y', items: [peas] };
  const unseen = { items: [rice], estimate: { items: [rice] }, analysis, proposal: analysis };
  expect(notEaten({ ...unseen, settled: null } as unknown as Meal)).toEqual([]);
  expect(notEaten({ ...unseen, settled: 'y' } as unknown as Meal)).toEqual([peas]);
});

test('an amount that the user stated wins over every analysis without a stated amount', () => {
  fc.assert(
    fc.property(meal, meal, (mine, proposed) => {
      const read = proposed.map((one) => ({
        ...one,
        amount: { basis: 'model' as const, text: '' },
      }));
      const lines = differenceOf(mine, read);
      mine.forEach((before, index) => {
        if (!isAmountStated(before)) return;
        expect(lines[index]?.next).toMatchObject({ grams: before.grams, amount: before.amount });
      });
    }),
  );
});

test('no proposal changes or removes what the user has edited', () => {
  fc.assert(
    fc.property(meal, meal, (mine, proposed) => {
      const lines = differenceOf(mine, proposed);
      mine.forEach((before, index) => {
        const next = lines[index]?.next;
        if (before.edited.length > 0) expect(next).not.toBeNull();
        if (before.edited.includes('grams')) expect(next?.grams).toBe(before.grams);
        if (before.edited.includes('name')) expect(next?.name).toBe(before.name);
        if (before.edited.includes('food')) expect(next?.per100g).toEqual(before.per100g);
      });
    }),
  );
});

test('accepted items are a valid list, with each proposed item at most once', () => {
  fc.assert(
    fc.property(meal, meal, (mine, proposed) => {
      const lines = differenceOf(mine, proposed);
      for (const one of itemsAfter(lines)) expect(mealItemSchema.safeParse(one).success).toBe(true);
      expect(lines.length).toBeLessThanOrEqual(mine.length + proposed.length);
      expect(lines.length).toBeGreaterThanOrEqual(Math.max(mine.length, proposed.length));
    }),
  );
});

test('accepting the same analysis again changes nothing', () => {
  fc.assert(
    fc.property(meal, (proposed) => {
      const first = itemsAfter(differenceOf([], proposed));
      expect(differenceOf(first, proposed).map(({ kind }) => kind)).toEqual(
        proposed.map(() => 'same'),
      );
    }),
  );
});

test('a corrected weight stays, an untouched item is removed, and a new one is added', () => {
  const mine = [
    item({ grams: 220, edited: ['grams'] }),
    item({ id: 'i2', name: 'peas', source: { kind: 'person' } }),
  ];
  const lines = differenceOf(mine, [
    item({ id: 'z', grams: 90 }),
    item({ id: 'y', name: 'soup', source: { kind: 'person' } }),
  ]);
  expect(lines.map(({ kind, next }) => [kind, next?.name, next?.grams])).toEqual([
    ['same', 'rice', 220],
    ['removed', undefined, undefined],
    ['added', 'soup', 100],
  ]);
});

test('lines that are not accepted stay unchanged', () => {
  fc.assert(
    fc.property(meal, meal, fc.nat(), (mine, proposed, ticks) => {
      const lines = differenceOf(mine, proposed);
      const accepted = lines.map((_, place) => ((ticks >> place) & 1) === 1);
      const after = itemsAfter(lines, (place) => accepted[place] === true);
      expect(after).toEqual(
        lines.map(({ mine: was, next }, place) => (accepted[place] ? next : was)).filter(Boolean),
      );
      expect(itemsAfter(lines, () => false)).toEqual(mine);
    }),
  );
});
