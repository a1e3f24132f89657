import { useLiveStore } from './use-live';
import { isWishWaiting } from './wishes';

/** Follows whether a person's wish for another reading of a meal waits for the server. */
export function useWishWaiting(id: string): boolean {
  return useLiveStore(async (store) => isWishWaiting(store, id), false, [id]) === true;
}
