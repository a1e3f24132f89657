import { favourites, type FavouriteEntry } from './favourites';
import { useLiveStore } from './use-live';

/** Follows the favourites of whoever is signed in; undefined while they are read. */
export function useFavourites(): FavouriteEntry[] | undefined {
  return useLiveStore(favourites, [], []);
}
