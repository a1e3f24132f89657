const LATEST_MS = 1_000;
const A_MOMENT_MS = 200;

/** Runs after the page has loaded, when the browser is idle, but soon in any case. Returns cancel. */
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
