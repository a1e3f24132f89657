import { findActiveStore } from './account-store';
import { lastImport, type LastImport } from './import';
import { useLive } from './use-live';

/** Follows the import that can be undone; null for none, undefined while it is read. */
export function useLastImport(): LastImport | null | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? lastImport(store) : null;
  }, []);
}
