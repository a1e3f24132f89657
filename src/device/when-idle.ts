const LATEST_MS = 1_000;
const A_MOMENT_MS = 200;

/** Runs the work after the page has loaded, when the browser is idle or a short time has passed. Returns a cancel function. */
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
  // Missing in Safari, although the types say otherwise.
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
