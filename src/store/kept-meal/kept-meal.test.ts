import { freeUser } from '../../../test/kit/free-user';
import { analysisOf, foodItem } from '../../../test/kit/items';
import { SHARED_RECIPE } from '../../../test/kit/shared-contents';
import { mealFields } from '../../../test/kit/stores';
import { activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { deleteMeal } from '../meals';
import { keepMeal, keptMeal } from './kept-meal';
import { keepRecipe, keptRecipe } from './kept-recipe';

const ID = '0199f3a2-7c1e-7abc-8def-0123456789ab';

const fields = mealFields({ description: '2 eggs', estimate: analysisOf([foodItem()]) });

async function signIn(consents?: Parameters<typeof rememberAccount>[1]): Promise<void> {
  const user = freeUser(`user-${Math.random()}`);
  await rememberAccount(user, consents);
}

async function mealsHere() {
  const { db } = await activeStore();
  return { rows: await db.records('meal').toArray(), waiting: await db.outbox.toArray() };
}

// The tests of the store run where there is IndexedDB and no page.
const tab = new Map<string, string>();
const storage = {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, text: string) => void tab.set(key, text),
  removeItem: (key: string) => void tab.delete(key),
};
const ofTheTab = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');

beforeAll(() => {
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
});

beforeEach(() => {
  tab.clear();
});

afterAll(() => {
  if (ofTheTab) Object.defineProperty(globalThis, 'sessionStorage', ofTheTab);
});

test('a meal that was kept before there was an account is its first entry, once', async () => {
  keepMeal({ id: ID, fields });
  await signIn();
  const { rows, waiting } = await mealsHere();
  expect(rows).toMatchObject([{ id: ID, deleted: 0, data: { description: '2 eggs' } }]);
  expect(waiting).toMatchObject([{ id: ID, state: 'pending' }]);
  expect(keptMeal()).toBeNull();
});

test('a copy of the tab does not bring it back after it was deleted', async () => {
  keepMeal({ id: ID, fields });
  await signIn();
  const { userId } = await activeStore();
  await deleteMeal(ID);
  keepMeal({ id: ID, fields });
  await rememberAccount({ id: userId } as Parameters<typeof rememberAccount>[0]);
  expect((await mealsHere()).rows.filter(({ deleted }) => deleted === 0)).toEqual([]);
});

test('figures that this version cannot read go, the words stay', async () => {
  keepMeal({ id: ID, fields: { ...fields, estimate: { by: 'moon' } as never } });
  await signIn();
  const [row] = (await mealsHere()).rows;
  expect(row?.data).toMatchObject({ description: '2 eggs', estimate: null });
});

test('an account that takes nothing new gets none, and the meal stays in the tab', async () => {
  keepMeal({ id: ID, fields });
  await signIn({ isUnder13: true } as Parameters<typeof rememberAccount>[1]);
  expect((await mealsHere()).rows).toEqual([]);
  expect(keptMeal()?.id).toBe(ID);
});

test('what else stands under its name is no meal', () => {
  for (const text of ['{', 'null', '5', '{"id":1}']) {
    sessionStorage.setItem('platelog-kept-meal', text);
    expect(keptMeal()).toBeNull();
  }
});

test('a recipe out of a link is one of the account, once, and a meal of items needs no words', async () => {
  const { name, servings, cookedGrams, lines, method } = SHARED_RECIPE;
  const recipe = { name, servings, cookedGrams, lines, method, tags: [] };
  const id = ID.replace('7c1e', '7c1f');
  keepRecipe({ id, fields: recipe });
  keepMeal({ id: ID, fields: { ...fields, description: null } });
  await signIn();
  const { db } = await activeStore();
  expect(await db.recipe.toArray()).toMatchObject([{ id, deleted: 0, data: recipe }]);
  expect((await mealsHere()).rows).toMatchObject([{ id: ID, data: { description: null } }]);
  expect(keptRecipe()).toBeNull();
  expect(keptMeal()).toBeNull();
});
