import { Box } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { tellWorker } from '../device/tell-worker';
import { queryClient } from '../http/query';
import { useAccount } from '../store/use-account';
import { MEMBER_IS_HERE } from '../sync/member-is-here';
import { Spinner } from '../ui/feedback/spinner';
import { Navigation, type Destination } from '../ui/layout/navigation';
import { ErrorBoundary } from './error-boundary';
import { MemberBanner } from './member-banner';
import { PleaseLogIn } from './please-log-in';
import { useScrollToTop } from './use-scroll-to-top';
import { useSessionRefresh } from './use-session-refresh';
import { useSync } from './use-sync';
import { useWarningBeforeLoss } from './use-warning-before-loss';

const DESTINATIONS: readonly Destination[] = [
  { to: PAGES.dashboard, label: 'Today', icon: 'today', pages: [PAGES.dashboard] },
  {
    to: `${PAGES.foodTracker}#diary`,
    label: 'Diary',
    icon: 'calendar',
    pages: [PAGES.foodTracker],
  },
  // An action, not a place.
  { to: PAGES.foodTracker, label: 'Log a meal', icon: 'plus', pages: [], main: true },
  { to: PAGES.insights, label: 'Progress', icon: 'chart', pages: [PAGES.insights] },
  {
    to: PAGES.profile,
    label: 'You',
    icon: 'person',
    pages: [PAGES.profile, PAGES.checkout, PAGES.syncStatus],
  },
];

const isEmptyCheckout = (pathname: string, search: string) =>
  pathname === PAGES.checkout && !new URLSearchParams(search).has('client_secret');

export function MemberLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Member />
    </QueryClientProvider>
  );
}

function Member() {
  const account = useAccount();
  const userId = account?.userId;
  useSync(userId);
  useSessionRefresh(userId);
  useEffect(() => {
    if (userId !== undefined) tellWorker(MEMBER_IS_HERE);
  }, [userId]);
  useWarningBeforeLoss();
  useScrollToTop();
  const { pathname, search } = useLocation();
  if (account === undefined) return <Spinner label="Loading" />;
  if (account === null) {
    // A checkout without a payment has nothing to show.
    return isEmptyCheckout(pathname, search) ? (
      <Navigate to={PAGES.profile} replace />
    ) : (
      <PleaseLogIn />
    );
  }
  return (
    <Box sx={FRAME}>
      <MemberBanner account={account} />
      <ErrorBoundary address={pathname}>
        <Suspense fallback={<Spinner label="Loading" />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <Navigation destinations={DESTINATIONS} />
    </Box>
  );
}

// Room for the bar at the bottom and its raised main button, or for the rail.
const FRAME = {
  pb: { xs: 'calc(96px + env(safe-area-inset-bottom))', md: 0 },
  pl: { xs: 0, md: '104px' },
  minHeight: '100dvh',
} as const;
