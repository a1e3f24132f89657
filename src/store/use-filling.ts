import { fillingOf, type Filling } from './filling';
import { useLiveStore } from './use-live';

/** undefined while loading, null once the device has everything. */
export function useFilling(): Filling | null | undefined {
  return useLiveStore(fillingOf, null, []);
}
