import { useEffect } from 'react';

import { useCountAtStake } from '../store/use-unsynced-count';

/** On a device that others use, what has not reached the server goes with the page: the browser asks first. */
export function useWarningBeforeLoss(): void {
  const atStake = useCountAtStake() > 0;
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
