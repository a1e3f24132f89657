import fc from 'fast-check';
import { sql } from 'kysely';

import { NUTRIENTS } from '#shared/records/nutrients';

import { serverDatabase, testOnSqlite } from '../../../test/kit/server-database';
import { createAccount } from '../accounts';
import type { Database } from '../database';
import { listedMeal, listMeals } from './listed-meals';
import { nutrientColumn } from './meals-view';
import { migrate } from '../migrate';
import { writeRecord } from '../records';

const ALL = { from: undefined, to: undefined, limit: 100 };

let db: Database;
beforeEach(async () => {
  db = await serverDatabase();
  for (const id of ['ada', 'linus']) {
    const names = { firstName: id, lastName: 'L', passwordHash: 'x' };
    await createAccount(db, { id, email: `${id}@example.org`, now: 1, ...names });
  }
});
afterEach(async () => db.destroy());

const unknown = {
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  saturatedFat: null,
  sodium: null,
  cholesterol: null,
  vitaminC: null,
};
const item = (grams: number, figures: object) => ({ grams, per100g: { ...unknown, ...figures } });

async function keepMeal(userId: string, id: string, fields: object): Promise<void> {
  const meal = {
    name: 'Soup',
    description: 'soup',
    notes: null,
    mealType: 'lunch',
    mealTime: '2026-11-21T12:30',
    photoId: null,
    estimate: null,
    items: null,
    analysis: null,
    ...fields,
  };
  await db
    .transaction()
    .execute((trx) => writeRecord(trx, userId, { type: 'meal', id, fields: meal, now: 5 }));
}

async function inView(id: string): Promise<Record<string, unknown> | undefined> {
  return db.selectFrom('meals').selectAll().where('id', '=', id).executeTakeFirst();
}

test('the view has a column for every nutrient', async () => {
  await keepMeal('ada', 'm1', {});
  const row = await inView('m1');
  expect(NUTRIENTS.map((nutrient) => row?.[nutrientColumn(nutrient)])).toEqual(
    NUTRIENTS.map(() => null),
  );
});

const amount = fc.option(fc.double({ min: 0, max: 900, noNaN: true }));
const someItem = fc
  .tuple(fc.double({ min: 0, max: 2_000, noNaN: true }), fc.tuple(...NUTRIENTS.map(() => amount)))
  .map(([grams, amounts]) =>
    item(grams, Object.fromEntries(NUTRIENTS.map((name, at) => [name, amounts[at] ?? null]))),
  );

/** Replaces the view by one of an earlier version with a single nutrient. */
async function useOlderView(): Promise<void> {
  await sql`DROP VIEW meals`.execute(db);
  await sql`CREATE VIEW meals AS SELECT id, user_id, 1 AS calories FROM records`.execute(db);
}

test('at the start the view is created again if it lacks a nutrient', async () => {
  await keepMeal('ada', 'm1', {
    estimate: { items: [item(200, { saturatedFat: 1.5 })], confidence: 'low' },
  });
  const before = await inView('m1');
  await migrate(db, 2);
  expect(await inView('m1')).toEqual(before);
  await useOlderView();
  const { rows } = await sql`SELECT calories FROM meals`.execute(db);
  expect(rows).toEqual([{ calories: 1 }]);
  await migrate(db, 2);
  expect(await inView('m1')).toEqual(before);
  expect(before).toMatchObject({ saturated_fat: 3, calories: null, confidence: 'low' });
});

test.each([
  ['of the migrations', async () => Promise.resolve()],
  [
    'that was created again',
    async () => {
      await useOlderView();
      await migrate(db, 2);
    },
  ],
])('for any meal, the list has the same totals as the view %s', async (_which, prepare) => {
  await prepare();
  let n = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(someItem, { maxLength: 4 }), async (items) => {
      n += 1;
      const id = `m${n}`;
      await keepMeal('ada', id, { items });
      const [row, meal] = [await inView(id), await listedMeal(db, 'ada', id)];
      for (const nutrient of NUTRIENTS) {
        const [one, other] = [row?.[nutrientColumn(nutrient)], meal?.nutrients[nutrient]];
        if (one === null) expect(other).toBeNull();
        // Halves may be rounded up or down.
        else
          expect(Math.abs(Number(one) - Number(other))).toBeLessThan(
            nutrient === 'calories' ? 1.001 : 0.0101,
          );
      }
    }),
    { numRuns: 40 },
  );
});

test('nutrients are summed over the items, and unknown, not zero, if no item has a value', async () => {
  const items = [
    item(200, { calories: 50, protein: 3 }),
    item(50, { calories: 301, protein: null }),
  ];
  await keepMeal('ada', 'm1', { estimate: { items, confidence: 'low' } });
  const meal = await listedMeal(db, 'ada', 'm1');
  expect(meal?.nutrients).toMatchObject({ calories: 251, protein: 6, vitaminC: null });
});

test("the user's items take precedence over the server's, and the server's over the device's", async () => {
  const of = (calories: number) => [item(100, { calories })];
  const caloriesOf = async (id: string) => (await listedMeal(db, 'ada', id))?.nutrients.calories;
  await keepMeal('ada', 'm1', { estimate: { items: of(1) } });
  await keepMeal('ada', 'm2', { estimate: { items: of(1) }, analysis: { items: of(2) } });
  await keepMeal('ada', 'm3', { items: of(3), analysis: { items: of(2) } });
  await keepMeal('ada', 'm4', { items: [], analysis: { items: of(2) } });
  expect(await Promise.all(['m1', 'm2', 'm3', 'm4'].map(caloriesOf))).toEqual([1, 2, 3, null]);
});

test("a list has only the user's own meals, each with the status of its photo", async () => {
  const photoId = '01890a5d-ac96-774b-bcce-b302099a8057';
  await keepMeal('ada', 'm1', { photoId });
  await keepMeal('ada', 'm2', { mealTime: '2026-11-20T08:00' });
  await keepMeal('linus', 'm1', { name: 'Not hers' });
  const photo = { type: 'photo' as const, id: photoId, fields: { status: 'queued' }, now: 5 };
  await db.transaction().execute((trx) => writeRecord(trx, 'ada', photo));
  const meals = await listMeals(db, 'ada', ALL);
  expect(meals.map(({ id, name, photoStatus }) => [id, name, photoStatus])).toEqual([
    ['m1', 'Soup', 'queued'],
    ['m2', 'Soup', null],
  ]);
});

testOnSqlite()("listing a user's meals reads no rows of other users", async () => {
  const { rows } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN
    SELECT * FROM meals WHERE user_id = 'ada'`.execute(db);
  const plan = rows.map(({ detail }) => detail).join('\n');
  expect(plan).toMatch(/SEARCH record USING INDEX \w+ \(user_id=\? AND type=\?\)/);
  expect(plan).not.toMatch(/SCAN record/);
});
