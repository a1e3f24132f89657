import { useEffect } from 'react';

import { showBadge } from '../device/show-badge';
import { useUnsyncedCount } from '../store/sync-summary';

/** On the icon of the installed app: how many entries the server does not have yet. */
export function useAppBadge(): void {
  const waiting = useUnsyncedCount();
  useEffect(() => {
    if (waiting !== undefined) showBadge(waiting);
  }, [waiting]);
}
