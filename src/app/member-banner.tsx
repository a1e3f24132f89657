import { Button } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { latePart } from '../http/late-part';
import type { Account } from '../store/accounts';
import { useSharedPhotoCount } from '../store/use-shared-photos';
import { useSyncSummary } from '../store/use-sync-summary';
import { Banner } from '../ui/feedback/banner';
import { SessionBanner } from './session-banner';
import { forgetOfVersion, hearOfVersion } from './version-news';

// Seen by next to nobody, and dialogs are a good part of what a page would load for it.
const DeletedBanner = latePart(() => import('./deleted-banner').then((room) => room.DeletedBanner));

/** What needs a person: what keeps sync from going on first, then what waits; nothing where nothing does. One at a time. */
export function MemberBanner({ account }: { account: Account }) {
  const summary = useSyncSummary();
  useTooOldNews(summary?.paused === 'upgrade');
  // A deleted account has no session either, and signing in is no way out of that.
  if (summary?.paused === 'account-deleted') {
    return (
      <Suspense fallback={null}>
        <DeletedBanner userId={account.userId} />
      </Suspense>
    );
  }
  if (account.sessionExpired) return <SessionBanner waiting={summary?.pending ?? 0} />;
  return <SharedPhotoBanner />;
}

/** Said in the one bar above every page, beside which nothing else asks for the same. */
function useTooOldNews(isTooOld: boolean): void {
  useEffect(() => {
    if (!isTooOld) return undefined;
    hearOfVersion('too-old');
    return () => {
      forgetOfVersion('too-old');
    };
  }, [isTooOld]);
}

/** A picture that was shared with the app while nobody was signed in, or left for later. */
function SharedPhotoBanner() {
  const waiting = useSharedPhotoCount() ?? 0;
  const { pathname } = useLocation();
  if (waiting === 0 || pathname === PAGES.foodTracker) return null;
  return (
    <Banner
      actions={
        <Button component={Link} to={PAGES.foodTracker}>
          Log it
        </Button>
      }
    >
      {waiting === 1 ? 'A shared photo waits' : `${waiting} shared photos wait`}
    </Banner>
  );
}
