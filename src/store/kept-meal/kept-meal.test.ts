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

// The environment of these tests has IndexedDB but no page, so it has no sessionStorage.
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

test("a meal kept before sign-up becomes the account's first entry, once", async () => {
  keepMeal({ id: ID, fields });
  await signIn();
  const { rows, waiting } = await mealsHere();
  expect(rows).toMatchObject([{ id: ID, deleted: 0, data: { description: '2 eggs' } }]);
  expect(waiting).toMatchObject([{ id: ID, state: 'pending' }]);
  expect(keptMeal()).toBeNull();
});

test('a duplicated tab does not bring the meal back after it was deleted', async () => {
  keepMeal({ id: ID, fields });
  await signIn();
  const { userId } = await activeStore();
  await deleteMeal(ID);
  keepMeal({ id: ID, fields });
  await rememberAccount({ id: userId } as Parameters<typeof rememberAccount>[0]);
  expect((await mealsHere()).rows.filter(({ deleted }) => deleted === 0)).toEqual([]);
});

test('an estimate that this version cannot read is dropped, and the words are kept', async () => {
  keepMeal({ id: ID, fields: { ...fields, estimate: { by: 'moon' } as never } });
  await signIn();
  const [row] = (await mealsHere()).rows;
  expect(row?.data).toMatchObject({ description: '2 eggs', estimate: null });
});

test('if consents forbid new entries, the meal stays in the tab', async () => {
  keepMeal({ id: ID, fields });
  await signIn({ isUnder13: true } as Parameters<typeof rememberAccount>[1]);
  expect((await mealsHere()).rows).toEqual([]);
  expect(keptMeal()?.id).toBe(ID);
});

test('other content in its storage key is not taken for a meal', () => {
  for (const text of ['{', 'null', '5', '{"id":1}']) {
    sessionStorage.setItem('platelog-kept-meal', text);
    expect(keptMeal()).toBeNull();
  }
});

test('a recipe from a link is saved once, and a meal with items needs no words', async () => {
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
