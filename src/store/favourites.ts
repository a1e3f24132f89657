import type { FavouriteFields } from '#shared/records/favourite';
import { contentKey } from '#shared/rules/content-key';

import { activeStore, type AccountStore } from './account-store';
import { derivedId } from './derived-id';
import { write } from './write';

export interface FavouriteEntry extends FavouriteFields {
  id: string;
}

/** Keeps a list of items to be logged again; the same list twice is one favourite. */
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

/** What a person likes to log again, by its names. */
export async function favourites({ db }: AccountStore): Promise<FavouriteEntry[]> {
  const rows = await db.favourite.filter(({ deleted }) => deleted === 0).toArray();
  return rows
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
