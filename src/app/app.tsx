import createCache from '@emotion/cache';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { HostProvider } from '../http/host';
import { hasRegistry } from '../store/has-registry';
import { Frame } from './frame';
import { Pages } from './pages';
import { vendorPrefix } from './vendor-prefix';

// speedy: uses the CSSOM, in development too, since the content policy allows no text in style elements.
const styleCache = createCache({ key: 'css', speedy: true, stylisPlugins: [vendorPrefix] });

/** Whether the stylesheet holds the theme's variables and resets. */
const hasGround = document.querySelector('link[data-ground]') !== null;

// Rules in the stylesheet of a prerendered page are not made again.
const drawn = document.querySelector<HTMLLinkElement>('link[data-rules]')?.dataset['rules'];

for (const name of drawn?.split(' ') ?? []) styleCache.inserted[name] = true;

export function App() {
  useEffect(settleOwedSession, []);
  useEffect(sendReportsLater, []);
  return (
    // Outside the frame, whose error page reads the address too.
    <BrowserRouter>
      <Frame styles={styleCache} writesGround={!hasGround}>
        <HostProvider>
          <Pages />
        </HostProvider>
      </Frame>
    </BrowserRouter>
  );
}

/**
 * Sends the reports that their person asked for while there was no signal: at the start and whenever the network
 * is back. Returns the way to stop.
 */
function sendReportsLater(): () => void {
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

/**
 * Tells the server of a sign-out that was made without signal, and deletes shared pictures that nobody has
 * answered for: at the start and whenever the network is back, on public pages too. Returns the way to stop.
 */
function settleOwedSession(): () => void {
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
