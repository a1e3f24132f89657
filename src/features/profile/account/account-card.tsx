import { Box, Typography } from '@mui/material';

import type { User } from '#shared/contract/accounts';

import { Card } from '../../../ui/layout/card';
import { CardHead } from '../card-head';
import { EmailForm } from './email-form';
import { NewEmail } from './new-email';
import { SignOut } from './sign-out/sign-out';
import { useConfirmedToast } from './use-new-email';

/** Names, which stay; the e-mail, which can be changed; and the way out. */
export function AccountCard({ user }: { user: User }) {
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
