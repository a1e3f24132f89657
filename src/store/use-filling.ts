import { fillingOf, type Filling } from './filling';
import { useLiveStore } from './use-live';

/** Follows how far a new device has been filled; null once it has been, undefined while that is read. */
export function useFilling(): Filling | null | undefined {
  return useLiveStore(fillingOf, null, []);
}
