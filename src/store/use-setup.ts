import { setupOf } from './setup';
import { useLiveStore } from './use-live';

export function useSetupIsOpen(): boolean | undefined {
  return useLiveStore(async (store) => (await setupOf(store)) !== null, false, []);
}
