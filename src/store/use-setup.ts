import { findActiveStore } from './account-store';
import { setupOf } from './setup';
import { useLive } from './use-live';

/** Whether whoever is signed in has yet to tell their goals; undefined while it is read. */
export function useSetupIsOpen(): boolean | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? (await setupOf(store)) !== null : false;
  }, []);
}
