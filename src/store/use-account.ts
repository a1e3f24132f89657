import { activeAccount, type Account } from './accounts';
import { useLive } from './use-live';

/** undefined while loading, null if no one is signed in. */
export function useAccount(): Account | null | undefined {
  return useLive(activeAccount, []);
}
