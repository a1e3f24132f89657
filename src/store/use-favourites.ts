import { favourites, type FavouriteEntry } from './favourites';
import { useLiveStore } from './use-live';

export function useFavourites(): FavouriteEntry[] | undefined {
  return useLiveStore(favourites, [], []);
}
