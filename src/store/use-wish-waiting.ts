import { useLiveStore } from './use-live';
import { isWishWaiting } from './wishes';

export function useWishWaiting(id: string): boolean {
  return useLiveStore(async (store) => isWishWaiting(store, id), false, [id]) === true;
}
