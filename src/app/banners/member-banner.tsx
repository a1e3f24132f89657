import { Button } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { latePart } from '../../http/late-part';
import type { Account } from '../../store/accounts';
import { useSyncSummary } from '../../store/sync-summary';
import { useSharedPhotoCount } from '../../store/use-shared-photos';
import { Banner } from '../../ui/feedback/banner';
import { format } from '../../ui/words/format';
import { messages } from '../messages';
import { AnnouncementBanner } from './announcement-banner';
import { removeVersionNews, addVersionNews } from './version-news';

// Rarely seen, and dialogs are a good part of what a page would load for it.
const DeletedBanner = latePart(() => import('./deleted-banner').then((m) => m.DeletedBanner));

/** One at a time; what keeps sync from running comes first. */
export function MemberBanner({ account }: { account: Account }) {
  const summary = useSyncSummary();
  useVersionTooOld(summary?.paused === 'upgrade');
  // A deleted account has no session either, but signing in does not help.
  if (summary?.paused === 'account-deleted') {
    return (
      <Suspense fallback={null}>
        <DeletedBanner userId={account.userId} />
      </Suspense>
    );
  }
  if (account.sessionExpired) return <SessionBanner waiting={summary?.pending ?? 0} />;
  return (
    <AnnouncementBanner userId={account.userId}>
      <SharedPhotoBanner />
    </AnnouncementBanner>
  );
}

/** The top bar shows it, above every page. */
function useVersionTooOld(isTooOld: boolean): void {
  useEffect(() => {
    if (!isTooOld) return undefined;
    addVersionNews('too-old');
    return () => {
      removeVersionNews('too-old');
    };
  }, [isTooOld]);
}

/** Shared while no one was signed in, or left for later. */
function SharedPhotoBanner() {
  const waiting = useSharedPhotoCount() ?? 0;
  const { pathname } = useLocation();
  if (waiting === 0 || pathname === PAGES.foodTracker) return null;
  return (
    <Banner
      actions={
        <Button component={Link} to={PAGES.foodTracker}>
          {messages.logIt}
        </Button>
      }
    >
      {waiting === 1 ? messages.aSharedPhotoWaits : format(messages.sharedPhotosWait, { waiting })}
    </Banner>
  );
}

/** An ended session deletes nothing: sync waits for the user. */
function SessionBanner({ waiting }: { waiting: number }) {
  return (
    <Banner
      actions={
        <Button component={Link} to={PAGES.login}>
          {messages.signIn}
        </Button>
      }
    >
      {waiting === 0
        ? messages.signInToGoOnSyncing
        : format(messages.signInToSyncEntries, { waiting })}
    </Banner>
  );
}
