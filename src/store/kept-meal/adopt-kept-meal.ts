import type { AccountStore } from '../account-store';
import { write } from '../write';
import { forgetKeptMeal, keptMeal } from './kept-meal';
import { adoptKeptRecipe } from './kept-recipe';

/**
 * Makes the visitor's meal an entry of the account, and a recipe that came by link one of its recipes. They stay in
 * the tab until they are on the disk.
 */
export async function adoptKeptMeal(store: AccountStore): Promise<void> {
  await adoptKeptRecipe(store).catch(() => undefined);
  const kept = keptMeal();
  if (!kept) return;
  const { id, fields } = kept;
  // Another page, copied from this one, may have written it before.
  if ((await store.db.records('meal').get(id)) === undefined) {
    const asRead = write(store, [{ type: 'meal', id, act: 'put', patch: fields }]);
    await asRead.catch(async () => {
      // Figures of another version of the app, perhaps: the words are what the person entered.
      const patch = { ...fields, estimate: null, items: null };
      await write(store, [{ type: 'meal', id, act: 'put', patch }]);
    });
  }
  forgetKeptMeal();
}
