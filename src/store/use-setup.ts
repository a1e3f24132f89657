import { setupOf } from './setup';
import { useLiveStore } from './use-live';

/** Whether whoever is signed in has yet to tell their goals; undefined while it is read. */
export function useSetupIsOpen(): boolean | undefined {
  return useLiveStore(async (store) => (await setupOf(store)) !== null, false, []);
}
