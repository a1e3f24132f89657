import { useEffect } from 'react';

import { whenIdle } from '../device/when-idle';

/** Starts after the page has rendered from local data. */
export function useSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stopping = new AbortController();
    const start = async () => {
      // Part of this file, so that it is there offline; evaluated only now, as that takes time.
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
