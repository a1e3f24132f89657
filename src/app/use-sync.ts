import { useEffect } from 'react';

import { whenIdle } from '../device/when-idle';

/** Keeps an account level with the server, once the page is drawn from what this device has. */
export function useSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stopping = new AbortController();
    const start = async () => {
      // Part of this file, so that it is there without signal; made ready only now, as it takes its time.
      const { startSync } = await import(/* webpackMode: "eager" */ '../sync/schedule');
      if (!stopping.signal.aborted) stopping.signal.addEventListener('abort', startSync(userId));
    };
    const giveUp = whenIdle(() => void start());
    return () => {
      giveUp();
      stopping.abort();
    };
  }, [userId]);
}
