import { Box, Typography } from '@mui/material';

import type { User } from '#shared/contract/accounts';

import { useFilling } from '../../../store/filling';
import { useProfile } from '../../../store/profile';
import { FillingCard } from '../../../ui/feedback/filling-card';
import { ProfileCard } from '../profile-card';
import { DataCard } from '../data/data-card';
import { GoalsCard } from './goals-card';
import { SyncLink } from './sync-link';
import { DeleteAccount } from './delete-account';
import { DevicesCard } from './devices-card';
import { EmailForm } from './email-form';
import { messages } from './messages';
import { NewEmail, useConfirmedToast } from './new-email';
import { PasswordCard } from './password-card';
import { SecondFactorCard } from './second-factor/second-factor-card';
import { SignOut } from './sign-out';

export function AccountTab({ user }: { user: User }) {
  const profile = useProfile();
  const filling = useFilling();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { md: '1fr 1fr' },
        gridTemplateRows: { md: 'auto 1fr auto' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AccountCard user={user} />
        <SyncLink />
      </Box>
      <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: '1 / 3' } }}>
        {/* While goals are still loading, a form with first values would be saved over them. */}
        {filling && !profile && <FillingCard {...filling} />}
        {filling !== undefined && profile !== undefined && (profile ?? !filling) && (
          <GoalsCard key={profile ? 'existing' : 'new'} profile={profile} />
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridRow: { md: '2 / 4' } }}>
        <PasswordCard email={user.email} />
        <SecondFactorCard />
        <DevicesCard />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridColumn: { md: 2 }, gridRow: { md: 3 } }}>
        <DataCard user={user} />
        <DeleteAccount userId={user.id} />
      </Box>
    </Box>
  );
}

function AccountCard({ user }: { user: User }) {
  useConfirmedToast(user);
  return (
    <ProfileCard id="account" title={messages.account}>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2, m: 0, mb: 3, gridTemplateColumns: '1fr 1fr' }}
      >
        <Fact label={messages.firstName} value={user.firstName} />
        <Fact label={messages.lastName} value={user.lastName} />
      </Box>
      {user.newEmail && <NewEmail email={user.email} newEmail={user.newEmail} />}
      <EmailForm email={user.email} />
      <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
        <SignOut userId={user.id} />
      </Box>
    </ProfileCard>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {label}
      </Typography>
      <Typography component="dd" dir="auto" sx={{ m: 0, fontWeight: 650 }}>
        {value}
      </Typography>
    </div>
  );
}
