import { hasRegistry } from '../store/has-registry';

/**
 * Tells the server of a sign-out that was made without signal, and deletes shared pictures that nobody has
 * answered for: at the start and whenever the network is back, on public pages too. Returns the way to stop.
 */
export function settleOwedSession(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const settle = () => {
    // If this fails, the sign-out stays owed and is retried at the next start.
    settleNow().catch(() => undefined);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true, signal });
  window.addEventListener('online', settle, { signal });
  return () => {
    stopping.abort();
  };
}

async function settleNow(): Promise<void> {
  if (!(await hasRegistry())) return;
  // Loaded by then only: the landing page needs no database to be shown.
  const { forgetUnanswered } = await import('../store/shared-photos');
  await forgetUnanswered();
  const { endOwedSession } = await import('../sync/end-owed-session');
  await endOwedSession();
}
