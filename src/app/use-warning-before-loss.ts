import { useEffect } from 'react';

import { isKeptInMemory } from '../store/shared-device';
import { useUnsyncedCount } from '../store/use-unsynced-count';

/** On a device that others use, what has not reached the server goes with the page: the browser asks first. */
export function useWarningBeforeLoss(): void {
  const unsynced = useUnsyncedCount() ?? 0;
  const atStake = unsynced > 0 && isKeptInMemory();
  useEffect(() => {
    if (!atStake) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [atStake]);
}
