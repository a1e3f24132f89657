import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { latePart } from '../http/late-part';
import { hasRegistry } from '../store/has-registry';
import { Spinner } from '../ui/feedback/spinner';
import { CarriedToast, ToastOfPage, ToastProvider } from '../ui/feedback/toast';
import { TopBars } from './banners/top-bars';
import { ErrorBoundary } from './failures/error-boundary';
import { LoadingBar } from './loading-bar';
import { messages } from './messages';
import { AppRoutes } from './routes';
import { theme } from './theme';

// Only for development; in a build these styles are in the stylesheet.
const BaseStyles = latePart(() => import('./base-styles').then((m) => m.BaseStyles));

interface ProvidersProps {
  styles: EmotionCache;
  /** False in a build, where a stylesheet has the theme's variables and the base styles. */
  writesBaseStyles: boolean;
  children: ReactNode;
}

/** Theme, error page and toasts, used in the browser and at build time. */
export function Providers({ styles, writesBaseStyles, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      {/* noSsr: avoids a second render, which is not needed because styles depend on the mode only by media query. */}
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        noSsr
        storageManager={null}
        disableStyleSheetGeneration={!writesBaseStyles}
      >
        {writesBaseStyles && <BaseStyles />}
        <ErrorBoundary>
          <ToastProvider>{children}</ToastProvider>
        </ErrorBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}

export function Pages() {
  useEffect(keepFocusFromFirst, []);
  return (
    <>
      <TopBars />
      <LoadingBar />
      <Deletions />
      <CheckoutDocument>
        <Suspense fallback={null}>
          <AppRoutes />
        </Suspense>
      </CheckoutDocument>
      <CarriedToast />
      <ToastOfPage />
    </>
  );
}

/** Loaded at the first focus event: visitors who only read do not need it. */
function keepFocusFromFirst(): () => void {
  const cancelled = new AbortController();
  const start = async (first: EventTarget | null) => {
    const { keepFocus } = await import('../ui/focus/keep-focus');
    if (!cancelled.signal.aborted) cancelled.signal.addEventListener('abort', keepFocus(first));
  };
  const load = ({ target }: FocusEvent) => {
    // Loading only fails when the device is offline on a first visit.
    start(target).catch(() => undefined);
  };
  document.addEventListener('focusin', load, { once: true, signal: cancelled.signal });
  return () => {
    cancelled.abort();
  };
}

/** On every page, because nobody is signed in after a deletion. Loads nothing if there is no database. */
function Deletions() {
  const { pathname } = useLocation();
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Notices) return;
    hasRegistry()
      .then(async (isKnown) => {
        if (!isKnown) return;
        const { DeletionNotices } = await import('./banners/deletion-notices');
        setNotices(() => DeletionNotices);
      })
      .catch(() => undefined);
  }, [pathname, Notices]);
  return Notices && <Notices />;
}

/** A document keeps its content security policy and Stripe's script on all pages, so the checkout needs a separate one. */
function CheckoutDocument({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  // At the first render, the router has the address with which the document was loaded.
  const [loadedForPaying] = useState(() => pathname === PAGES.checkout);
  const pays = pathname === PAGES.checkout && new URLSearchParams(search).has('client_secret');
  const belongsElsewhere = pays !== loadedForPaying && (pays || pathname !== PAGES.checkout);
  useEffect(() => {
    if (belongsElsewhere) window.location.reload();
  }, [belongsElsewhere]);
  return belongsElsewhere ? <Spinner label={messages.loading} /> : children;
}
