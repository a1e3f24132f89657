import createCache from '@emotion/cache';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { HostProvider } from '../http/host';
import { hasRegistry } from '../store/has-registry';
import { listenToWayBack } from '../ui/form/way-back';
import { Pages, Providers } from './pages';
import { vendorPrefix } from './vendor-prefix';

// speedy: uses the CSSOM, also in development, because the content security policy forbids text in style elements.
const styleCache = createCache({ key: 'css', speedy: true, stylisPlugins: [vendorPrefix] });

// A new rule can make the browser recompute the style of all elements that rules of its sheet apply to.
const RULES_A_SHEET = 64;

const { sheet } = styleCache;
const insert = sheet.insert.bind(sheet);
sheet.insert = (rule) => {
  // With `ctr` at 0, emotion starts a new sheet.
  if (sheet.ctr === RULES_A_SHEET) sheet.ctr = 0;
  insert(rule);
};

// Whether the page's stylesheet already has the theme's variables and resets.
const hasBaseStyles = document.querySelector('link[data-ground]') !== null;

// Rules in the stylesheet of a prerendered page are not inserted again.
const rendered = document.querySelector<HTMLLinkElement>('link[data-rules]')?.dataset['rules'];

for (const name of rendered?.split(' ') ?? []) styleCache.inserted[name] = true;

export function showApp(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  listenToWayBack();
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // React can interrupt the rendering of a transition to handle taps and keys.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

export function App() {
  useEffect(() => atStartAndOnline(finishLogout), []);
  useEffect(() => atStartAndOnline(sendReports), []);
  return (
    // Outside of the providers, because their error page also reads the address.
    <BrowserRouter>
      <Providers styles={styleCache} writesBaseStyles={!hasBaseStyles}>
        <HostProvider>
          <Pages />
        </HostProvider>
      </Providers>
    </BrowserRouter>
  );
}

/** Runs the work at start and when the device comes online, also on public pages. Returns a function that stops it. */
function atStartAndOnline(work: () => Promise<void>): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = () => {
    // Without a database there is nothing to do. Failed work is tried again the next time.
    hasRegistry()
      .then(async (isKnown) => (isKnown ? work() : undefined))
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true, signal });
  window.addEventListener('online', run, { signal });
  return () => {
    stopping.abort();
  };
}

/** Sends a logout made offline to the server, and deletes data that belongs to no account on this device anymore. */
async function finishLogout(): Promise<void> {
  // Loaded only now, because the landing page renders without the database code.
  const { forgetUnanswered } = await import('../store/photos/shared-photos');
  await forgetUnanswered();
  const { activeAccount } = await import('../store/accounts');
  const { takeCarriedSetup } = await import('../store/sign-up/setup');
  const { forgetBegunMeal } = await import('../store/kept-meal/begun-meal');
  if ((await activeAccount()) === null) {
    takeCarriedSetup('');
    forgetBegunMeal();
  }
  const { finishErasing } = await import('../store/gone/gone-accounts');
  await finishErasing();
  const { learnDeletions } = await import('../sync/learn-deletions');
  const { finishPendingLogout } = await import('../sync/finish-pending-logout');
  // In parallel, because `finishPendingLogout` may wait for another page.
  await Promise.all([learnDeletions('without-session'), finishPendingLogout()]);
}

/** Sends the failure reports that the user asked for without signal. */
async function sendReports(): Promise<void> {
  const { sendAsked } = await import('../features/failure-reports/send-asked');
  await sendAsked();
}
