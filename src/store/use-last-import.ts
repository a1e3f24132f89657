import { lastImport, type LastImport } from './import';
import { useLiveStore } from './use-live';

/** undefined while loading, null if there is none. */
export function useLastImport(): LastImport | null | undefined {
  return useLiveStore(lastImport, null, []);
}
