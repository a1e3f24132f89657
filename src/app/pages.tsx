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

// In a build they are in the stylesheet.
const BaseStyles = latePart(() => import('./base-styles').then((m) => m.BaseStyles));

interface ProvidersProps {
  styles: EmotionCache;
  /** False in a build, which has the theme's variables and the base styles in a file. */
  writesBaseStyles: boolean;
  children: ReactNode;
}

/** Theme, error page and toasts, in the browser and at build. */
export function Providers({ styles, writesBaseStyles, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      {/* noSsr: styles depend on the mode only by media query, so a second render changes nothing. */}
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

/** Loaded with the first focus: a visitor who only reads needs nothing of it. */
function keepFocusFromFirst(): () => void {
  const left = new AbortController();
  const start = async (first: EventTarget | null) => {
    const { keepFocus } = await import('../ui/focus/keep-focus');
    if (!left.signal.aborted) left.signal.addEventListener('abort', keepFocus(first));
  };
  const load = ({ target }: FocusEvent) => {
    // A failed load is one without signal on a first visit.
    start(target).catch(() => undefined);
  };
  document.addEventListener('focusin', load, { once: true, signal: left.signal });
  return () => {
    left.abort();
  };
}

/** On every page, since nobody is signed in then. Without a database nothing of it is loaded. */
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

/** A document keeps its policy and Stripe's script for all its pages, so the checkout needs one of its own. */
function CheckoutDocument({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  // The router starts where the document was loaded.
  const [loadedForPaying] = useState(() => pathname === PAGES.checkout);
  const pays = pathname === PAGES.checkout && new URLSearchParams(search).has('client_secret');
  const belongsElsewhere = pays !== loadedForPaying && (pays || pathname !== PAGES.checkout);
  useEffect(() => {
    if (belongsElsewhere) window.location.reload();
  }, [belongsElsewhere]);
  return belongsElsewhere ? <Spinner label={messages.loading} /> : children;
}
