import { useSyncExternalStore } from 'react';

/** False until the script has taken over: before, the browser would send a form with its values in the URL. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
