import { useCallback, useRef } from 'react';

/**
 * Skips what is asked for while the last is still being done: saving takes a moment, in which a second press, or an Enter
 * that is held, means the same thing.
 */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const isBusy = useRef(false);
  return useCallback(async (work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  }, []);
}
