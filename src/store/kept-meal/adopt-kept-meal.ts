import type { AccountStore } from '../account-store';
import { write } from '../write';
import { forgetKeptMeal, keptMeal } from './kept-meal';
import { adoptKeptRecipe } from './kept-recipe';

/**
 * Saves the visitor's meal and a recipe from a shared link in the account. They stay in the tab's storage until they
 * are on disk.
 */
export async function adoptKeptMeal(store: AccountStore): Promise<void> {
  await adoptKeptRecipe(store).catch(() => undefined);
  const meal = keptMeal();
  if (!meal) return;
  const { id, fields } = meal;
  // A duplicated tab may have written it before.
  if ((await store.db.records('meal').get(id)) === undefined) {
    const asRead = write(store, [{ type: 'meal', id, act: 'put', patch: fields }]);
    await asRead.catch(async () => {
      // Another app version may have made the estimate. The user's words must not be lost because of it.
      const patch = { ...fields, estimate: null, items: null };
      await write(store, [{ type: 'meal', id, act: 'put', patch }]);
    });
  }
  forgetKeptMeal();
}
