import { Box, ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';

import type { User } from '#shared/contract/accounts';
import { PAGES } from '#shared/contract/pages';

import { useInitialSync } from '../../../store/initial-sync';
import { useProfile } from '../../../store/profile/profile';
import { type SyncSummary, useSyncSummary } from '../../../store/sync-summary';
import { InitialSyncCard } from '../../../ui/feedback/initial-sync-card';
import { Spinner } from '../../../ui/feedback/spinner';
import { Icon } from '../../../ui/icons';
import { CARD_RADIUS } from '../../../ui/layout/card';
import { HOVER } from '../../../ui/styles';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { DataCard } from '../data/data-card';
import { ProfileCard } from '../profile-card';
import { AnnouncementsCard } from './announcements-card';
import { DeleteAccount } from './delete-account';
import { DevicesCard } from './devices-card';
import { DisplayCard } from './display-card';
import { GoalsCard } from './goals-card';
import { messages } from './messages';
import { EmailForm, NewEmail, useConfirmedToast } from './new-email';
import { SlotsCard } from './meal-slots/slots-card';
import { OwnName } from './own-name';
import { PrivacyChoices } from './privacy-choices';
import { RemindersCard } from './reminders/reminders-card';
import { SignInCards } from './sign-in-cards';
import { SignOut } from './sign-out';
import { TargetsCard } from './targets/targets-card';

export function AccountTab({ user }: { user: User }) {
  const profile = useProfile();
  const initialSync = useInitialSync();
  // Renders all cards at once: a card that appeared later would move those below it.
  if (profile === undefined || initialSync === undefined)
    return <Spinner label={messages.loading} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { md: '1fr 1fr' },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AccountCard user={user} />
        <SyncLink />
        <AnnouncementsCard userId={user.id} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridColumn: { md: 2 }, gridRow: { md: '1 / 3' } }}>
        {/* No form while goals are loading: its default values could be saved over the real ones. */}
        {initialSync && !profile && <InitialSyncCard {...initialSync} />}
        {(profile ?? !initialSync) && (
          <>
            <GoalsCard profile={profile} />
            {profile && !isGentle() && <TargetsCard profile={profile} />}
            <DisplayCard profile={profile} />
            <SlotsCard />
            <RemindersCard user={user} profile={profile} />
          </>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SignInCards email={user.email} hasPassword={hasPassword(user)} />
        <DevicesCard />
        <PrivacyChoices />
        <DataCard user={user} />
        <DeleteAccount userId={user.id} />
      </Box>
    </Box>
  );
}

/** An older server does not send it; there, all users have a password. */
const hasPassword = (user: User) => user.hasPassword !== false;

function AccountCard({ user }: { user: User }) {
  useConfirmedToast(user);
  return (
    <ProfileCard id="account" title={messages.account}>
      <OwnName firstName={user.firstName} lastName={user.lastName} />
      {user.newEmail && <NewEmail email={user.email} newEmail={user.newEmail} />}
      <EmailForm email={user.email} hasPassword={hasPassword(user)} />
      <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
        <SignOut userId={user.id} />
      </Box>
    </ProfileCard>
  );
}

/** A link to the page about sync, with a short status. */
function SyncLink() {
  const summary = useSyncSummary();
  return (
    <ButtonBase
      component={Link}
      to={PAGES.syncStatus}
      sx={{
        display: 'flex',
        width: '100%',
        justifyContent: 'start',
        textAlign: 'left',
        gap: 2,
        mt: 0,
        px: { xs: 2, sm: 3 },
        py: 2,
        borderRadius: CARD_RADIUS,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        ...HOVER,
      }}
    >
      <Icon name="arrows" size={26} style={{ flex: 'none' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 700, fontSize: '1.0625rem' }}>
          {messages.sync}
        </Box>
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}
        >
          {summary ? summaryWords(summary) : messages.aboutSync}
        </Box>
      </Box>
      <Icon name="next" size={22} style={{ flex: 'none' }} />
    </ButtonBase>
  );
}

function summaryWords({ rejected, pending, held }: SyncSummary): string {
  if (rejected > 0) return format(messages.entriesNeedYou, { rejected });
  if (pending > 0) return format(messages.entriesWaitForTheServer, { pending });
  if (held > 0) return format(messages.entriesWaitForANewerServer, { held });
  return messages.aboutSync;
}
