const LATEST_MS = 1_000;
const A_MOMENT_MS = 200;

/**
 * Does something once the page is loaded and the browser has nothing better to do, soon in any case.
 * Returns the way to give it up.
 */
export function whenIdle(work: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = () => {
    const giveUp = onIdle(work);
    signal.addEventListener('abort', giveUp);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => {
    stopping.abort();
  };
}

function onIdle(work: () => void): () => void {
  // Missing in Safari, whatever the types say.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, A_MOMENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => {
    cancelIdleCallback(request);
  };
}
