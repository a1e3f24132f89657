import createCache from '@emotion/cache';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { HostProvider } from '../http/host';
import { hasRegistry } from '../store/has-registry';
import { listenToWayBack } from '../ui/form/way-back';
import { Pages, Providers } from './pages';
import { vendorPrefix } from './vendor-prefix';

// speedy: uses the CSSOM, in development too, since the content policy allows no text in style elements.
const styleCache = createCache({ key: 'css', speedy: true, stylisPlugins: [vendorPrefix] });

// A new rule may make the browser look again at all elements that rules of its sheet apply to.
const RULES_A_SHEET = 64;

const { sheet } = styleCache;
const insert = sheet.insert.bind(sheet);
sheet.insert = (rule) => {
  // At 0 it begins another.
  if (sheet.ctr === RULES_A_SHEET) sheet.ctr = 0;
  insert(rule);
};

// Whether the stylesheet has the theme's variables and resets.
const hasBaseStyles = document.querySelector('link[data-ground]') !== null;

// Rules in the stylesheet of a prerendered page are not made again.
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
  // React renders a transition in slices, so taps and keys are handled in between.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

export function App() {
  useEffect(() => atStartAndOnline(finishLogout), []);
  useEffect(() => atStartAndOnline(sendReports), []);
  return (
    // Outside of the providers, whose error page reads the address too.
    <BrowserRouter>
      <Providers styles={styleCache} writesBaseStyles={!hasBaseStyles}>
        <HostProvider>
          <Pages />
        </HostProvider>
      </Providers>
    </BrowserRouter>
  );
}

/** On public pages too. Returns the way to stop. */
function atStartAndOnline(work: () => Promise<void>): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = () => {
    // Without a database there is nothing to do. What fails is tried again the next time.
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

/** Tells the server of a logout without signal, and deletes what is on this device and nobody's any more. */
async function finishLogout(): Promise<void> {
  // Loaded only now: the landing page needs no database to be shown.
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
  const { endOwedSession } = await import('../sync/end-owed-session');
  // The second may wait for another page.
  await Promise.all([learnDeletions('without-session'), endOwedSession()]);
}

/** Sends the failure reports that the user asked for without signal. */
async function sendReports(): Promise<void> {
  const { sendAsked } = await import('../features/failure-reports/send-asked');
  await sendAsked();
}
