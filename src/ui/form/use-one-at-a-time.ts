import { useCallback, useRef } from 'react';

/**
 * Skips work that is requested while the previous work is still running: saving takes a moment, and a second press or a
 * held Enter key in that time means the same thing.
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
