import { useEffect } from 'react';

import { whenIdle } from '../device/when-idle';
import { startSync } from '../sync/schedule';

/** Keeps an account level with the server, once the page is drawn from what this device has. */
export function useSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop: (() => void) | undefined;
    const giveUp = whenIdle(() => {
      stop = startSync(userId);
    });
    return () => {
      giveUp();
      stop?.();
    };
  }, [userId]);
}
