/** Tells the worker something once it is at work; where there is none, nobody. */
export function tellWorker(type: string): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ type }),
    () => undefined,
  );
}
