import { Button } from '@mui/material';

import { loadNewVersion } from '../device/load-new-version';
import type { Account } from '../store/accounts';
import { useSyncSummary } from '../store/use-sync-summary';
import { Banner } from '../ui/feedback/banner';
import { DeletedBanner } from './deleted-banner';
import { SessionBanner } from './session-banner';

/** What keeps sync from going on and needs a person; nothing where nothing does. One at a time. */
export function MemberBanner({ account }: { account: Account }) {
  const summary = useSyncSummary();
  // A deleted account has no session either, and signing in is no way out of that.
  if (summary?.paused === 'account-deleted') return <DeletedBanner userId={account.userId} />;
  if (summary?.paused === 'upgrade') return <UpgradeBanner />;
  if (account.sessionExpired) return <SessionBanner waiting={summary?.pending ?? 0} />;
  return null;
}

function UpgradeBanner() {
  return (
    <Banner actions={<Button onClick={() => void loadNewVersion()}>Reload</Button>}>
      This version of Platelog is too old to sync. Your entries stay on this device.
    </Banner>
  );
}
