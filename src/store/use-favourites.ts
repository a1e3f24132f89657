import { findActiveStore } from './account-store';
import { favourites, type FavouriteEntry } from './favourites';
import { useLive } from './use-live';

/** Follows the favourites of whoever is signed in; undefined while they are read. */
export function useFavourites(): FavouriteEntry[] | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? favourites(store) : [];
  }, []);
}
