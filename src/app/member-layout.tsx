import { Box } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { tellWorker } from '../device/tell-worker';
import { queryClient } from '../http/query';
import { useAccount } from '../store/use-account';
import { MEMBER_IS_HERE } from '../sync/member-is-here';
import { Spinner } from '../ui/feedback/spinner';
import { Navigation, type Destination } from '../ui/layout/navigation';
import { ErrorBoundary } from './error-boundary';
import { MemberBanner } from './member-banner';
import { PATHS } from './paths';
import { PleaseLogIn } from './please-log-in';
import { useScrollToTop } from './use-scroll-to-top';
import { useSessionRefresh } from './use-session-refresh';
import { useSync } from './use-sync';
import { useWarningBeforeLoss } from './use-warning-before-loss';

const DESTINATIONS: readonly Destination[] = [
  { to: PATHS.dashboard, label: 'Today', icon: 'today', pages: [PATHS.dashboard] },
  {
    to: `${PATHS.foodTracker}#diary`,
    label: 'Diary',
    icon: 'calendar',
    pages: [PATHS.foodTracker],
  },
  // Something to do, and no place to be.
  { to: PATHS.foodTracker, label: 'Log a meal', icon: 'plus', pages: [], main: true },
  { to: PATHS.insights, label: 'Progress', icon: 'chart', pages: [PATHS.insights] },
  {
    to: PATHS.profile,
    label: 'You',
    icon: 'person',
    pages: [PATHS.profile, PATHS.checkout, PATHS.syncStatus],
  },
];

/** Pages for whoever is signed in on this device, with or without signal. */
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
  const { pathname } = useLocation();
  if (account === undefined) return <Spinner label="Loading" />;
  if (account === null) return <PleaseLogIn />;
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

// Room for the bar below, with what of its main button stands above it, or for the rail.
const FRAME = {
  pb: { xs: 'calc(96px + env(safe-area-inset-bottom))', md: 0 },
  pl: { xs: 0, md: '104px' },
  minHeight: '100dvh',
} as const;
