import type { RecipeFields } from '#shared/records/recipe';

import type { AccountStore } from '../account-store';
import { write } from '../write';
import { tabStorage } from './kept-meal';

/** A recipe that a visitor opened from a shared link before having an account. */
export interface KeptRecipe {
  /** The id of the later record, so that a second try writes the same record. */
  id: string;
  fields: RecipeFields;
}

const KEY = 'platelog-kept-recipe';

/** Kept in this tab only, until it is closed. @returns whether it could be kept */
export function keepRecipe(recipe: KeptRecipe): boolean {
  try {
    const storage = tabStorage();
    storage?.setItem(KEY, JSON.stringify(recipe));
    return storage !== undefined;
  } catch {
    return false;
  }
}

export function keptRecipe(): KeptRecipe | null {
  try {
    const stored = JSON.parse(tabStorage()?.getItem(KEY) ?? 'null') as Partial<KeptRecipe> | null;
    const isRecipe = typeof stored?.id === 'string' && typeof stored.fields?.name === 'string';
    return isRecipe ? (stored as KeptRecipe) : null;
  } catch {
    return null;
  }
}

/** Saves the visitor's recipe in the account. It stays in the tab's storage until it is on disk. */
export async function adoptKeptRecipe(store: AccountStore): Promise<void> {
  const recipe = keptRecipe();
  if (!recipe) return;
  const { id, fields } = recipe;
  // A duplicated tab may have written it before.
  if ((await store.db.recipe.get(id)) === undefined)
    await write(store, [{ type: 'recipe', id, act: 'put', patch: fields }]);
  tabStorage()?.removeItem(KEY);
}
