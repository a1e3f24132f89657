import type { RecipeFields } from '#shared/records/recipe';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { type Change, write } from '../write';

export interface RecipeEntry extends RecipeFields {
  id: string;
}

/** Never waits for the network. @returns the recipe's id */
export async function addRecipe(fields: RecipeFields): Promise<string> {
  const store = await activeStore();
  const id = store.newId();
  await write(store, changesOf(id, fields));
  return id;
}

/** All of them or none. @returns their ids */
export async function addRecipes(all: readonly RecipeFields[]): Promise<string[]> {
  const store = await activeStore();
  const ids = all.map(() => store.newId());
  await write(
    store,
    all.flatMap((fields, index) => changesOf(ids[index] ?? store.newId(), fields)),
  );
  return ids;
}

/** A photo gets its own operation, because a photo and a long list of ingredients may exceed the size limit of one. */
function changesOf(id: string, { photo, ...fields }: Partial<RecipeFields>): Change[] {
  const changeOf = (patch: object): Change => ({ type: 'recipe', id, act: 'put', patch });
  const others = photo === undefined || Object.keys(fields).length > 0 ? [changeOf(fields)] : [];
  return photo === undefined ? others : [...others, changeOf({ photo })];
}

export async function editRecipe(id: string, fields: Partial<RecipeFields>): Promise<void> {
  await write(await activeStore(), changesOf(id, fields));
}

export async function deleteRecipe(id: string): Promise<void> {
  await deleteRecipes([id]);
}

export async function deleteRecipes(ids: readonly string[]): Promise<void> {
  const removal = (id: string): Change => ({ type: 'recipe', id, act: 'del', patch: null });
  await write(await activeStore(), ids.map(removal));
}

export async function restoreRecipe(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'recipe', id, act: 'restore', patch: null }]);
}

/** Sorted by name. */
export async function recipes({ db }: AccountStore): Promise<RecipeEntry[]> {
  const rows = await db.recipe.filter(({ deleted }) => deleted === 0).toArray();
  return rows
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

export function useRecipes(): RecipeEntry[] | undefined {
  return useLiveStore(recipes, [], []);
}
