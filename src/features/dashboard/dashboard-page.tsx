import { Box } from '@mui/material';

import { useAccount } from '../../store/use-account';
import { useSyncSummary } from '../../store/use-sync-summary';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/use-title';
import { DestinationCard } from './destination-card';
import { UpgradeCard } from './upgrade-card';
import { PrivateWindowLine } from './private-window-line';
import { WaitingLine } from './waiting-line';

export function DashboardPage() {
  useTitle('Dashboard');
  const account = useAccount();
  const summary = useSyncSummary();
  return (
    <Page title={`Hello, ${account?.user.username ?? ''}`} subtitle="What did you eat?">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '3fr 2fr' } }}>
        <DestinationCard
          to="/food-tracker"
          icon="camera"
          title="Track Meal"
          words="In words or by photo. It is saved on this device at once, with or without signal."
          main
        />
        <DestinationCard
          to="/profile"
          icon="person"
          title="Profile"
          words="Your account on this device."
        />
        {account && <UpgradeCard user={account.user} />}
      </Box>
      {summary && <WaitingLine summary={summary} />}
      <PrivateWindowLine />
    </Page>
  );
}
