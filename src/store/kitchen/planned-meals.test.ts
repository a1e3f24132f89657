import { mealOfPlanned } from '#shared/rules/meal-plan/planned-meal';

import { freeUser } from '../../../test/kit/free-user';
import { foodItem } from '../../../test/kit/items';
import { activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { addsUp, syncSummary } from '../sync-summary';
import {
  copyWeek,
  deletePlanned,
  editPlanned,
  logPlanned,
  type NewPlanned,
  planMeals,
  planNewRecipe,
  plannedWeek,
  restorePlanned,
  stillPlanned,
  takeBackEaten,
  takeBackPlannedRecipe,
} from './planned-meals';
import { addRecipe, deleteRecipe, recipes } from './recipes';

beforeEach(async () => {
  await rememberAccount(freeUser(`user-${Math.random()}`));
});

const TOAST: NewPlanned = {
  day: '2026-11-24',
  mealType: 'breakfast',
  name: 'Toast',
  portions: 1,
  recipeId: null,
  items: [foodItem({ name: 'Toast' })],
  words: null,
  reading: null,
};
const WEEK = '2026-11-23';

const week = async (from = WEEK) => (await plannedWeek(await activeStore(), from)).entries;

async function onlyOne() {
  const [entry, ...others] = await week();
  if (!entry || others.length > 0) throw new Error('not one planned meal');
  return entry;
}

test('a planned meal is shown at once, can be moved, deleted and restored, and waits for the server', async () => {
  const [id = ''] = await planMeals([TOAST]);
  await editPlanned(id, { day: '2026-11-29', portions: 2 });
  expect(await onlyOne()).toMatchObject({ day: '2026-11-29', portions: 2, name: 'Toast' });
  await deletePlanned([id]);
  expect(await week()).toEqual([]);
  await restorePlanned(id);
  expect(await onlyOne()).toMatchObject({ day: '2026-11-29' });
  expect(await week('2026-11-30')).toEqual([]);
  const summary = await syncSummary(await activeStore());
  expect(addsUp(summary)).toBe(true);
  expect(summary.ledger.saved).toBe(4);
});

test('an eaten meal is in the diary, later changes of the plan do not change it, and one undo removes it', async () => {
  const [id = ''] = await planMeals([TOAST]);
  const entry = await onlyOne();
  const meal = mealOfPlanned(entry, undefined, {
    mealTime: '2026-11-24T08:00',
    mealType: 'breakfast',
  });
  await logPlanned(entry, meal);
  await editPlanned(id, { name: 'Bread', portions: 3 });
  const { db } = await activeStore();
  expect((await db.meal.get(entry.mealId))?.data).toMatchObject({ name: 'Toast' });
  expect((await onlyOne()).eaten?.items).toHaveLength(1);
  await takeBackEaten(entry, entry.day);
  expect((await onlyOne()).eaten).toBeUndefined();
  await logPlanned(entry, meal);
  expect(await db.meal.filter(({ deleted }) => deleted === 0).count()).toBe(1);
});

test('only meals of that day that are not eaten yet are still planned', async () => {
  await planMeals([TOAST, { ...TOAST, name: 'Soup' }, { ...TOAST, day: '2026-11-25' }]);
  const still = async () => stillPlanned(await activeStore(), TOAST.day);
  const [toast, soup] = await still();
  expect([toast?.name, soup?.name]).toEqual(['Toast', 'Soup']);
  if (!toast) throw new Error('no toast');
  const at = { mealTime: '2026-11-24T08:00', mealType: 'breakfast' as const };
  await logPlanned(toast, mealOfPlanned(toast, undefined, at));
  expect((await still()).map(({ name }) => name)).toEqual(['Soup']);
  await takeBackEaten(toast, toast.day);
  expect(await still()).toHaveLength(2);
});

test('a meal eaten on another day moves to that day, and undo moves it back', async () => {
  await planMeals([TOAST]);
  const entry = await onlyOne();
  const at = { mealTime: '2026-11-23T20:10', mealType: 'dinner' as const };
  await logPlanned(entry, mealOfPlanned(entry, undefined, at));
  expect((await onlyOne()).day).toBe('2026-11-23');
  await takeBackEaten(entry, entry.day);
  expect((await onlyOne()).day).toBe('2026-11-24');
});

test('a copied week follows changes of the recipe; if the recipe is deleted, the plan stays', async () => {
  const line = { text: '1 toast', items: [foodItem({ name: 'Toast' })], unread: false };
  const recipeId = await addRecipe({
    name: 'Toast',
    servings: 1,
    cookedGrams: null,
    lines: [line],
    method: null,
    tags: [],
  });
  await planMeals([{ ...TOAST, recipeId }]);
  const ids = await copyWeek(WEEK, '2026-11-30');
  const [copy] = await week('2026-11-30');
  expect([copy?.id, copy?.day, copy?.recipe?.id]).toEqual([ids[0], '2026-12-01', recipeId]);
  expect(copy?.mealId).not.toBe((await onlyOne()).mealId);
  await deleteRecipe(recipeId);
  expect(await onlyOne()).toMatchObject({ recipe: undefined, items: [{ name: 'Toast' }] });
});

test('planning a dish also saves it as a recipe, and both are undone together', async () => {
  const line = { text: '1 toast', items: [foodItem({ name: 'Toast' })], unread: false };
  const recipe = {
    name: 'Toast',
    servings: 1,
    cookedGrams: null,
    lines: [line],
    method: 'Toast it.',
    tags: [],
  };
  const made = await planNewRecipe(recipe, TOAST);
  expect((await onlyOne()).recipe).toMatchObject({ id: made.recipe, method: 'Toast it.' });
  const store = await activeStore();
  const still = await stillPlanned(store, WEEK, 7);
  expect(still.map(({ id }) => id)).toEqual([made.planned]);
  await takeBackPlannedRecipe(made);
  expect([await week(), await recipes(store)]).toEqual([[], []]);
});
