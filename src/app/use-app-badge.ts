import { useEffect } from 'react';

import { showBadge } from '../device/show-badge';
import { useUnsyncedCount } from '../store/sync-summary';

/** Shows the number of unsynced entries on the icon of the installed app. */
export function useAppBadge(): void {
  const waiting = useUnsyncedCount();
  useEffect(() => {
    if (waiting !== undefined) showBadge(waiting);
  }, [waiting]);
}
