import { Box, useMediaQuery } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { timeZoneHere, unsubscribeHere } from '../../device/notifications';
import { tellWorker } from '../../device/service-worker';
import { whenIdle } from '../../device/when-idle';
import { queryClient } from '../../http/query';
import { useSavedDisplay } from '../../store/profile/display';
import { keepTimeZone } from '../../store/reminders/reminders';
import { useCountAtStake } from '../../store/sync-summary';
import { forgetBegunMeal } from '../../store/kept-meal/begun-meal';
import { useAccount } from '../../store/use-account';
import { MEMBER_IS_HERE, MEMBER_LEFT } from '../../sync/worker-messages';
import { Spinner } from '../../ui/feedback/spinner';
import { useQuestionBeforeUnload } from '../../ui/form/use-question-before-unload';
import { Navigation } from '../../ui/layout/navigation';
import {
  ABOVE_BARS,
  HAS_RAIL,
  HAS_SLIM_RAIL,
  HAS_WIDE_RAIL,
  RAIL,
} from '../../ui/layout/room-of-bars';
import { useShownAs } from '../../ui/words/use-shown-as';
import { ConsentGate } from './consent-gate';
import { DESTINATIONS } from './destinations';
import { MemberBanner } from '../banners/member-banner';
import { ErrorBoundary } from '../failures/error-boundary';
import { messages } from './messages';
import { PleaseLogIn } from './please-log-in';
import { useAppBadge } from '../use-app-badge';
import { useScrollToTop } from '../use-scroll-to-top';
import { useSessionRefresh } from '../use-session-refresh';

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
  const hasLeft = useWasHere(userId);
  useSync(userId);
  useAwardsWatch(userId);
  useSavedWords(userId);
  useSessionRefresh(userId);
  useEffect(() => {
    if (userId === undefined) return undefined;
    tellWorker(MEMBER_IS_HERE);
    return () => {
      tellWorker(MEMBER_LEFT);
    };
  }, [userId]);
  const isNobodyHere = account === null;
  useEffect(() => {
    // The user signed out in another tab, or the account was deleted on another device.
    if (!isNobodyHere) return;
    queryClient.clear();
    forgetBegunMeal();
    // The server deletes its subscription with the session; this ends it in the browser.
    unsubscribeHere().catch(() => undefined);
  }, [isNobodyHere]);
  useShownAs(useSavedDisplay());
  useTimeZone(userId);
  // On a shared device, entries that have not reached the server are lost when the page closes.
  useQuestionBeforeUnload(useCountAtStake() > 0);
  useAppBadge();
  useScrollToTop();
  // If the navigation is on the left, it also comes first in tab order.
  const isBeside = useMediaQuery(HAS_RAIL, { noSsr: true });
  const { pathname, search } = useLocation();
  if (account === undefined) return <Spinner label={messages.loading} />;
  if (account === null) {
    // The checkout page has nothing to show without a payment.
    return isEmptyCheckout(pathname, search) ? (
      <Navigate to={PAGES.profile} replace />
    ) : (
      <PleaseLogIn hasLeft={hasLeft} />
    );
  }
  const navigation = <Navigation destinations={DESTINATIONS} />;
  // No navigation during a payment: only the page's own back link leaves it.
  const hasNavigation = pathname !== PAGES.checkout;
  return (
    <Box sx={hasNavigation ? FRAME : undefined}>
      {hasNavigation && isBeside && navigation}
      <MemberBanner account={account} />
      <ErrorBoundary address={pathname}>
        {/* The key clears all form input if another tab signs in another user. */}
        <Suspense key={account.userId} fallback={<Spinner label={messages.loading} />}>
          <ConsentGate account={account}>
            <Outlet />
          </ConsentGate>
        </Suspense>
      </ErrorBoundary>
      {hasNavigation && !isBeside && navigation}
    </Box>
  );
}

// Room for the bar at the bottom and its raised main button, or for the rail.
const FRAME = {
  pb: ABOVE_BARS,
  [HAS_WIDE_RAIL]: { pl: `${RAIL.wide}px` },
  [HAS_SLIM_RAIL]: { pl: `${RAIL.slim}px` },
  minHeight: '100dvh',
  '@media print': { p: 0 },
} as const;

/** Whether a user is signed in, or was since these pages were opened. */
function useWasHere(userId: string | undefined): boolean {
  const [wasHere, setWasHere] = useState(userId !== undefined);
  if (userId !== undefined && !wasHere) setWasHere(true);
  return wasHere;
}

/** Reminders use the time zone of the device in use. */
function useTimeZone(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    return whenIdle(() => {
      keepTimeZone(timeZoneHere()).catch(() => undefined);
    });
  }, [userId]);
}

/** Reads the words of saved meals that were not read yet, because the page was closed too early. */
function useSavedWords(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const readWords = async () => {
      const { readSavedWords } = await import('../../features/food-tracker/read-saved-words');
      await readSavedWords();
    };
    // If it fails, it is tried again at the next start.
    return whenIdle(() => void readWords().catch(() => undefined));
  }, [userId]);
}

/** Starts after the page has rendered from local data. */
function useSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stopping = new AbortController();
    const start = async () => {
      // Bundled with this file, so that it is available offline; evaluated only now, because that takes time.
      const { startSync } = await import(/* webpackMode: "eager" */ '../../sync/start-sync');
      if (!stopping.signal.aborted) stopping.signal.addEventListener('abort', startSync(userId));
    };
    const giveUp = whenIdle(() => void start());
    return () => {
      giveUp();
      stopping.abort();
    };
  }, [userId]);
}

/** Loaded after the page has rendered: awards are not urgent. */
function useAwardsWatch(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stopping = new AbortController();
    const start = async () => {
      const { watchAwards } = await import('../../features/awards/watch-awards');
      if (!stopping.signal.aborted) stopping.signal.addEventListener('abort', watchAwards(userId));
    };
    // Loading only fails when the device is offline on a first visit.
    const giveUp = whenIdle(() => void start().catch(() => undefined));
    return () => {
      giveUp();
      stopping.abort();
    };
  }, [userId]);
}
