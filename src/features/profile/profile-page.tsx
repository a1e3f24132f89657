import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useAccount } from '../../store/use-account';
import { Icon } from '../../ui/icons';
import { BackLink } from '../../ui/layout/back-link';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/use-title';
import { AccountTab } from './account/account-tab';
import { ProfileTabs, type Tab } from './profile-tabs';
import { SubscriptionTab } from './subscription/subscription-tab';
import { usePaymentReturn } from './subscription/use-payment-return';
import { useFreshAccount } from './use-fresh-account';

export function ProfilePage() {
  useTitle('Profile Settings');
  usePaymentReturn();
  const [params] = useSearchParams();
  const account = useAccount();
  const refresh = useFreshAccount();
  const [tab, setTab] = useState(() => tabOf(params));
  if (!account) return null;
  return (
    <Page title="Profile Settings" above={<Header onRefresh={refresh} />}>
      <ProfileTabs tab={tab} onTab={setTab}>
        {tab === 'Account' ? (
          <AccountTab user={account.user} />
        ) : (
          <SubscriptionTab user={account.user} />
        )}
      </ProfileTabs>
    </Page>
  );
}

/** Whoever comes for their plan, or from paying for it, finds it open. */
function tabOf(params: URLSearchParams): Tab {
  const forPlan = params.get('tab') === 'subscription' || params.get('payment') === 'success';
  return forPlan ? 'Subscription' : 'Account';
}

function Header({ onRefresh }: { onRefresh: () => Promise<void> }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
      <BackLink to={PAGES.dashboard}>Dashboard</BackLink>
      <Button
        color="inherit"
        startIcon={<Icon name="arrows" size={20} />}
        sx={{ mx: -1.5, px: 1.5 }}
        onClick={() => void onRefresh()}
      >
        Refresh Data
      </Button>
    </Box>
  );
}
