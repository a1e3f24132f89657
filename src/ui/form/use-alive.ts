import { useSyncExternalStore } from 'react';

/**
 * Whether the script has taken the page over. Before that the browser itself would send a form, with
 * what was typed in the page's address.
 */
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
