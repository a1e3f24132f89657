import type { RecipeFields } from '#shared/records/recipe';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { write } from '../write';

export interface RecipeEntry extends RecipeFields {
  id: string;
}

/** Never waits for the network. @returns the recipe's id */
export async function addRecipe(fields: RecipeFields): Promise<string> {
  const store = await activeStore();
  const id = store.newId();
  await write(store, [{ type: 'recipe', id, act: 'put', patch: fields }]);
  return id;
}

export async function editRecipe(id: string, fields: Partial<RecipeFields>): Promise<void> {
  await write(await activeStore(), [{ type: 'recipe', id, act: 'put', patch: fields }]);
}

export async function deleteRecipe(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'recipe', id, act: 'del', patch: null }]);
}

export async function restoreRecipe(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'recipe', id, act: 'restore', patch: null }]);
}

/** By name. */
export async function recipes({ db }: AccountStore): Promise<RecipeEntry[]> {
  const rows = await db.recipe.filter(({ deleted }) => deleted === 0).toArray();
  return rows
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

export function useRecipes(): RecipeEntry[] | undefined {
  return useLiveStore(recipes, [], []);
}
