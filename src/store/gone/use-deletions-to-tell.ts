import type { GoneAccount } from '../registry';
import { useLive } from '../use-live';
import { deletionsToTell } from './gone-accounts';

export function useDeletionsToTell(): GoneAccount[] {
  // No page fails for want of this.
  return useLive(async () => deletionsToTell().catch(() => []), []) ?? [];
}
