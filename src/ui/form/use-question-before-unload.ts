import { useEffect } from 'react';

/** Lets the browser ask before the page is closed or reloaded, because there is no time to save then. */
export function useQuestionBeforeUnload(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isAtStake]);
}
