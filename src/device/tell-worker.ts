/** Waits until the worker is active; does nothing without one. */
export function tellWorker(type: string): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ type }),
    () => undefined,
  );
}
