import fc from 'fast-check';

import { copyOfMeal } from '#shared/rules/copy-meal';
import { MEAL_TYPES } from '#shared/records/meal';

import { freeUser } from '../../test/kit/free-user';
import { foodItem } from '../../test/kit/items';
import { mealFields } from '../../test/kit/stores';
import { activeStore, type AccountStore } from './account-store';
import { rememberAccount } from './accounts';
import { diaryDay, latestMeals } from './diary';
import { addMeals, deleteMeals } from './meals';
import { addsUp, syncSummary } from './sync-summary';

const YESTERDAY = '2026-11-20';
const DAY = '2026-11-21';

async function freshlySignedIn(id: string): Promise<AccountStore> {
  await rememberAccount(freeUser(id));
  return activeStore();
}

const meal = (day: string, time: string, part: Parameters<typeof mealFields>[0] = {}) =>
  mealFields({ mealTime: `${day}T${time}`, name: time, items: [foodItem()], ...part });
const diaryOf = async (store: AccountStore, day: string) =>
  (await diaryDay(store, day)).entries.map(({ meal: { name, mealTime, items } }) => [
    name,
    mealTime,
    items,
  ]);

test("a day's meals are read in order of time, with the last earlier meals of each type", async () => {
  const store = await freshlySignedIn('order');
  await addMeals([
    meal(DAY, '19:00', { mealType: 'dinner' }),
    meal(DAY, '08:00', { mealType: 'breakfast' }),
    meal(YESTERDAY, '08:00', { mealType: 'breakfast' }),
    meal(YESTERDAY, '09:00', { mealType: 'breakfast' }),
    meal('2026-11-18', '08:00', { mealType: 'breakfast' }),
    meal('2026-11-16', '12:00'),
    meal('2026-11-01', '16:00', { mealType: 'snack' }),
  ]);
  const { entries, earlier } = await diaryDay(store, DAY);
  expect(entries.map((entry) => entry.meal.name)).toEqual(['08:00', '19:00']);
  expect(
    Object.entries(earlier).map(([key, before]) => [key, before?.day, before?.meals.length]),
  ).toEqual([
    ['breakfast', YESTERDAY, 2],
    ['lunch', '2026-11-16', 1],
  ]);
  expect((await latestMeals(store, 3)).map(({ mealTime }) => mealTime.slice(8))).toEqual([
    '21T19:00',
    '21T08:00',
    '20T09:00',
  ]);
});

test('a day copied onto another has the meals of both, one undo removes only the copies, and the ledger adds up', async () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 6 });
  const day = fc.array(fc.tuple(times, fc.constantFrom(...MEAL_TYPES)), {
    minLength: 0,
    maxLength: 3,
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(day, day, async (from, to) => {
      run += 1;
      const store = await freshlySignedIn(`copy-${run}`);
      const on = (at: string, groups: typeof from) =>
        groups.flatMap(([hours, mealType]) =>
          hours.map((hour) => meal(at, `${String(hour).padStart(2, '0')}:15`, { mealType })),
        );
      await addMeals([...on(YESTERDAY, from), ...on(DAY, to)]);
      const [source, before] = [await diaryOf(store, YESTERDAY), await diaryOf(store, DAY)];
      const copies = (await diaryDay(store, YESTERDAY)).entries.flatMap(
        ({ meal: one }) => copyOfMeal(one, { mealTime: `${DAY}${one.mealTime.slice(10)}` }) ?? [],
      );
      const ids = await addMeals(copies);
      expect(await diaryOf(store, YESTERDAY)).toEqual(source);
      expect(await diaryOf(store, DAY)).toHaveLength(source.length + before.length);
      await deleteMeals(ids);
      expect((await diaryOf(store, DAY)).sort()).toEqual(before.sort());
      const summary = await syncSummary(store);
      expect(addsUp(summary)).toBe(true);
      expect(summary.ledger.saved).toBe(before.length + 3 * source.length);
    }),
    { numRuns: 12 },
  );
});
