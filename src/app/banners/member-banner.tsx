import { Button } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useOnline } from '../../device/use-online';
import { putAside, useAnnouncements } from '../../http/use-announcements';
import type { Account } from '../../store/accounts';
import { useSyncSummary } from '../../store/sync-summary';
import { useSharedPhotoCount } from '../../store/photos/use-shared-photos';
import { Banner } from '../../ui/feedback/banner';
import { format } from '../../ui/words/format';
import { dateWithYear } from '../../ui/words/time';
import { messages } from './messages';
import { addVersionNews, removeVersionNews } from './top-bars';

/** Shows one banner at a time; reasons why sync does not run come first. */
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

/** For a shared device, when entries cannot be sent at the moment. */
function AtStakeBanner({ count }: { count: number }) {
  return <Banner>{format(messages.entriesOnlyInThisTab, { count })}</Banner>;
}

/** Reports the problem to the top bar, which is shown on every page. */
function useVersionTooOld(isTooOld: boolean): void {
  useEffect(() => {
    if (!isTooOld) return undefined;
    addVersionNews('too-old');
    return () => {
      removeVersionNews('too-old');
    };
  }, [isTooOld]);
}

/** For photos that were shared while no one was signed in, or that the user left for later. */
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
      {format(messages.sharedPhotosWait, { waiting })}
    </Banner>
  );
}

/** The session has ended. Nothing is deleted; sync waits until the user signs in. */
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

interface AnnouncementBannerProps {
  userId: string;
  /** Shown if there is no announcement. */
  children: ReactNode;
}

/** Shows the host's announcements, the oldest first, until the user dismisses them. */
function AnnouncementBanner({ userId, children }: AnnouncementBannerProps) {
  const announcement = useAnnouncements(userId).data?.findLast(({ seen }) => !seen);
  if (!announcement) return children;
  const dismiss = () => void putAside(userId, announcement);
  return (
    <Banner
      actions={
        <>
          <Button
            component={Link}
            to={`${PAGES.profile}#announcement-${announcement.n}`}
            onClick={dismiss}
          >
            {messages.readIt}
          </Button>
          <Button onClick={dismiss}>{messages.gotIt}</Button>
        </>
      }
    >
      {format(messages.announced, {
        title: announcement.title,
        day: dateWithYear(announcement.effectiveOn),
      })}
    </Banner>
  );
}
