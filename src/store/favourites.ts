import type { FavouriteFields } from '#shared/records/favourite';
import { contentKey } from '#shared/rules/copy-meal';

import { type AccountStore, activeStore } from './account-store';
import { useLiveStore } from './use-live';
import { derivedId, write } from './write';

export interface FavouriteEntry extends FavouriteFields {
  id: string;
}

/** The id is derived from the items: the same list saved twice is one favorite. */
export async function addFavourite({ name, items }: FavouriteFields): Promise<string> {
  const id = await derivedId('favourite', contentKey(items));
  await write(await activeStore(), [
    { type: 'favourite', id, act: 'restore', patch: { name, items } },
  ]);
  return id;
}

export async function removeFavourite(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'favourite', id, act: 'del', patch: null }]);
}

export async function restoreFavourite(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'favourite', id, act: 'restore', patch: null }]);
}

export async function favourites({ db }: AccountStore): Promise<FavouriteEntry[]> {
  const rows = await db.favourite.filter(({ deleted }) => deleted === 0).toArray();
  return rows
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

export function useFavourites(): FavouriteEntry[] | undefined {
  return useLiveStore(favourites, [], []);
}
