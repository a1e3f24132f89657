/**
 * Tells the server of a sign-out that was made without signal: at the start and whenever the network
 * is back, on public pages too. Returns the way to stop.
 */
export function settleOwedSession(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const settle = () => {
    // Loaded by then only: the landing page needs no database to be shown.
    import('../sync/end-owed-session')
      .then(async ({ endOwedSession }) => endOwedSession())
      // It stays owed, and is tried again with the next start.
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true, signal });
  window.addEventListener('online', settle, { signal });
  return () => {
    stopping.abort();
  };
}
