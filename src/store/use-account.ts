import { activeAccount, type Account } from './accounts';
import { useLive } from './use-live';

/** Whoever is signed in on this device: undefined while it is read, null for nobody. */
export function useAccount(): Account | null | undefined {
  return useLive(activeAccount, []);
}
