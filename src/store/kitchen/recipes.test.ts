import type { RecipeFields } from '#shared/records/recipe';

import { freeUser } from '../../../test/kit/free-user';
import { activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { addsUp, syncSummary } from '../sync-summary';
import { addRecipe, deleteRecipe, editRecipe, recipes, restoreRecipe } from './recipes';

beforeEach(async () => {
  await rememberAccount(freeUser(`user-${Math.random()}`));
});

const SOUP: RecipeFields = {
  name: 'Soup',
  servings: 4,
  cookedGrams: null,
  lines: [{ text: '1 onion', items: [], unread: true }],
  method: null,
  tags: ['quick'],
};

const storedRecipes = async () =>
  (await recipes(await activeStore())).map(({ name, cookedGrams }) => [name, cookedGrams]);

test('a recipe is listed by name at once, can be changed, deleted and restored, and waits for the server', async () => {
  const id = await addRecipe(SOUP);
  await addRecipe({ ...SOUP, name: 'Bread' });
  await editRecipe(id, { cookedGrams: 1_200 });
  expect(await storedRecipes()).toEqual([
    ['Bread', null],
    ['Soup', 1_200],
  ]);
  await deleteRecipe(id);
  expect(await storedRecipes()).toEqual([['Bread', null]]);
  await restoreRecipe(id);
  expect(await storedRecipes()).toHaveLength(2);
  const summary = await syncSummary(await activeStore());
  expect(addsUp(summary)).toBe(true);
  expect(summary.ledger.saved).toBe(5);
});

test('a recipe without a name, servings or ingredients is not stored', async () => {
  for (const wrong of [{ name: ' ' }, { servings: 0 }, { lines: [] }, { cookedGrams: -1 }])
    await expect(addRecipe({ ...SOUP, ...wrong })).rejects.toThrow();
  expect(await storedRecipes()).toEqual([]);
});
