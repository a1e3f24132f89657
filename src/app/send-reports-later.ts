import { hasRegistry } from '../store/has-registry';

/**
 * Sends the reports that their person asked for while there was no signal: at the start and whenever the network
 * is back. Returns the way to stop.
 */
export function sendReportsLater(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const send = () => {
    // What does not get through is sent the next time.
    sendNow().catch(() => undefined);
  };
  if (document.readyState === 'complete') send();
  else window.addEventListener('load', send, { once: true, signal });
  window.addEventListener('online', send, { signal });
  return () => {
    stopping.abort();
  };
}

async function sendNow(): Promise<void> {
  if (!(await hasRegistry())) return;
  const { sendAsked } = await import('../features/failure-reports/send-asked');
  await sendAsked();
}
