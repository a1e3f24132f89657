import { lastImport, type LastImport } from './import';
import { useLiveStore } from './use-live';

/** Follows the import that can be undone; null for none, undefined while it is read. */
export function useLastImport(): LastImport | null | undefined {
  return useLiveStore(lastImport, null, []);
}
