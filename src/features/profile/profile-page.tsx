import { Box, Typography } from '@mui/material';

import { useAccount } from '../../store/use-account';
import { Card } from '../../ui/layout/card';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/use-title';
import { SignOut } from './sign-out/sign-out';
import { PlanActions } from './subscription/plan-actions';
import { usePaymentReturn } from './subscription/use-payment-return';
import { SyncLink } from './sync-link';

export function ProfilePage() {
  useTitle('Profile Settings');
  usePaymentReturn();
  const account = useAccount();
  if (!account) return null;
  const { firstName, lastName, email } = account.user;
  return (
    <Page title="Profile Settings">
      <Card sx={{ maxWidth: 560 }}>
        <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
          <Fact label="First Name" value={firstName} />
          <Fact label="Last Name" value={lastName} />
          <Fact label="Email" value={email} />
        </Box>
        <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
          <SignOut userId={account.userId} />
        </Box>
      </Card>
      <Card sx={{ maxWidth: 560, mt: 2 }}>
        <PlanActions user={account.user} />
      </Card>
      <SyncLink />
    </Page>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 650 }}>
        {value}
      </Typography>
    </div>
  );
}
