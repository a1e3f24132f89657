import { Button } from '@mui/material';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { loadNewVersion } from '../device/load-new-version';
import { latePart } from '../http/late-part';
import type { Account } from '../store/accounts';
import { useSharedPhotoCount } from '../store/use-shared-photos';
import { useSyncSummary } from '../store/use-sync-summary';
import { Banner } from '../ui/feedback/banner';
import { PATHS } from './paths';
import { SessionBanner } from './session-banner';

// Seen by next to nobody, and dialogs are a good part of what a page would load for it.
const DeletedBanner = latePart(() => import('./deleted-banner').then((room) => room.DeletedBanner));

/** What needs a person: what keeps sync from going on first, then what waits; nothing where nothing does. One at a time. */
export function MemberBanner({ account }: { account: Account }) {
  const summary = useSyncSummary();
  // A deleted account has no session either, and signing in is no way out of that.
  if (summary?.paused === 'account-deleted') {
    return (
      <Suspense fallback={null}>
        <DeletedBanner userId={account.userId} />
      </Suspense>
    );
  }
  if (summary?.paused === 'upgrade') return <UpgradeBanner />;
  if (account.sessionExpired) return <SessionBanner waiting={summary?.pending ?? 0} />;
  return <SharedPhotoBanner />;
}

function UpgradeBanner() {
  return (
    <Banner actions={<Button onClick={() => void loadNewVersion()}>Reload</Button>}>
      This version of Platelog is too old to sync. Your entries stay on this device.
    </Banner>
  );
}

/** A picture that was shared with the app while nobody was signed in, or left for later. */
function SharedPhotoBanner() {
  const waiting = useSharedPhotoCount() ?? 0;
  const { pathname } = useLocation();
  if (waiting === 0 || pathname === PATHS.foodTracker) return null;
  return (
    <Banner
      actions={
        <Button component={Link} to={PATHS.foodTracker}>
          Log it
        </Button>
      }
    >
      {waiting === 1 ? 'A photo that you shared waits' : `${waiting} photos that you shared wait`}
    </Banner>
  );
}
