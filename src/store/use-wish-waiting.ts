import { findActiveStore } from './account-store';
import { useLive } from './use-live';
import { isWishWaiting } from './wishes';

/** Follows whether a person's wish for another reading of a meal waits for the server. */
export function useWishWaiting(id: string): boolean {
  const waiting = useLive(async () => {
    const store = await findActiveStore();
    return store ? isWishWaiting(store, id) : false;
  }, [id]);
  return waiting === true;
}
