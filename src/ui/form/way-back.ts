type Listener = (event: PopStateEvent) => void;

let first: Listener | null = null;

/**
 * Call before the router starts. Browsers call the listeners of a window in the order in which they were added,
 * so one that is to stop the router's has to be there before it.
 */
export function listenToWayBack(): void {
  window.addEventListener('popstate', (event) => {
    first?.(event);
  });
}

/** Hears of the way back before the router does. @returns the way to stop */
export function onWayBack(listener: Listener): () => void {
  first = listener;
  return () => {
    if (first === listener) first = null;
  };
}
