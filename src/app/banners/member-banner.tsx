import { Button } from '@mui/material';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useOnline } from '../../device/use-online';
import type { Account } from '../../store/accounts';
import { useSyncSummary } from '../../store/sync-summary';
import { useSharedPhotoCount } from '../../store/use-shared-photos';
import { Banner } from '../../ui/feedback/banner';
import { format } from '../../ui/words/format';
import { messages } from '../messages';
import { AnnouncementBanner } from './announcement-banner';
import { removeVersionNews, addVersionNews } from './version-news';

/** One at a time; what keeps sync from running comes first. */
export function MemberBanner({ account }: { account: Account }) {
  const summary = useSyncSummary();
  const online = useOnline();
  useVersionTooOld(summary?.paused === 'upgrade');
  if (account.sessionExpired) return <SessionBanner waiting={summary?.pending ?? 0} />;
  if (summary?.inMemory === true && summary.unsynced > 0) {
    if (!online || summary.nextTryAt !== null) return <AtStakeBanner count={summary.unsynced} />;
  }
  return (
    <AnnouncementBanner userId={account.userId}>
      <SharedPhotoBanner />
    </AnnouncementBanner>
  );
}

/** On a shared device, where what is only on its way is not worth a line. */
function AtStakeBanner({ count }: { count: number }) {
  return <Banner>{format(messages.entriesAreOnlyInThisTab, { count })}</Banner>;
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
        ? messages.signInToKeepSyncing
        : format(messages.signInToSyncEntries, { waiting })}
    </Banner>
  );
}
