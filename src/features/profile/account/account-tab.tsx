import { Box, Button, Typography } from '@mui/material';

import type { User } from '#shared/contract/accounts';

import { useFilling } from '../../../store/filling';
import { useProfile } from '../../../store/profile';
import { FillingCard } from '../../../ui/feedback/filling-card';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { CardHead } from '../card-head';
import { DataCard } from '../data/data-card';
import { GoalsCard } from '../goals/goals-card';
import { SyncLink } from '../sync-link';
import { DeleteAccount } from './delete-account';
import { DevicesCard } from './devices/devices-card';
import { EmailForm } from './email-form';
import { PasswordCard } from './password/password-card';
import { TwoStepCard } from './second-factor/two-step-card';
import { SignOut } from './sign-out/sign-out';
import { useConfirmedToast, useNewEmail } from './use-new-email';

/** Everything that is a person's own, in two columns where there is room. */
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
        {/* First values in place of goals that are on their way would be saved over them. */}
        {filling && !profile && <FillingCard {...filling} />}
        {filling !== undefined && profile !== undefined && (profile ?? !filling) && (
          <GoalsCard key={profile ? 'told' : 'new'} profile={profile} />
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridRow: { md: '2 / 4' } }}>
        <PasswordCard email={user.email} />
        <TwoStepCard />
        <DevicesCard />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridColumn: { md: 2 }, gridRow: { md: 3 } }}>
        <DataCard user={user} />
        <DeleteAccount userId={user.id} />
      </Box>
    </Box>
  );
}

/** Names, which stay; the e-mail, which can be changed; and the way out. */
function AccountCard({ user }: { user: User }) {
  useConfirmedToast(user);
  return (
    <Card component="section" aria-labelledby="account">
      <CardHead id="account" title="Account" />
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2, m: 0, mb: 3, gridTemplateColumns: '1fr 1fr' }}
      >
        <Fact label="First Name" value={user.firstName} />
        <Fact label="Last Name" value={user.lastName} />
      </Box>
      {user.newEmail && <NewEmail email={user.email} newEmail={user.newEmail} />}
      <EmailForm email={user.email} />
      <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
        <SignOut userId={user.id} />
      </Box>
    </Card>
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

interface NewEmailProps {
  email: string;
  newEmail: NonNullable<User['newEmail']>;
}

/** An address that counts once the link that went there is opened. */
function NewEmail({ email, newEmail }: NewEmailProps) {
  const { ended, pending, resend, cancel } = useNewEmail(newEmail);
  return (
    <Box role="status" sx={{ mb: 3, p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Box sx={{ display: 'flex', gap: 1.25 }}>
        <Icon name="mail" size={24} style={{ flex: 'none' }} />
        <Typography component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="strong" sx={{ display: 'block', fontWeight: 700 }}>
            Confirm your new address
          </Box>
          <div>
            {ended ? 'The link has ended that we sent to ' : 'Open the link we sent to '}
            <Address email={newEmail.email} />.
          </div>
          <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
            Until then you sign in with <Address email={email} />.
          </Box>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant={ended ? 'contained' : 'outlined'}
          aria-disabled={pending}
          onClick={() => void resend()}
        >
          Send the link again
        </Button>
        <Button aria-disabled={pending} onClick={() => void cancel()}>
          Keep the old address
        </Button>
      </Box>
    </Box>
  );
}

function Address({ email }: { email: string }) {
  return (
    <Box component="span" dir="auto" sx={{ fontWeight: 650 }}>
      {email}
    </Box>
  );
}
