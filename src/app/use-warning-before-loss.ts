import { useEffect } from 'react';

import { useCountAtStake } from '../store/use-unsynced-count';

/** On a shared device, what has not reached the server is lost with the page. */
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
