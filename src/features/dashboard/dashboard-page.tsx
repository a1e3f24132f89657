import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { PAGES } from '#shared/contract/pages';

import { useAccount } from '../../store/use-account';
import { useDay } from '../../store/use-day';
import { useFilling } from '../../store/use-filling';
import { useProfile } from '../../store/use-profile';
import { useSetupIsOpen } from '../../store/use-setup';
import { FillingCard } from '../../ui/feedback/filling-card';
import { Spinner } from '../../ui/feedback/spinner';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/use-title';
import { localNow } from '../../ui/words/local-now';
import { DestinationCard } from './destination-card';
import { UpgradeCard } from './upgrade-card';
import { PrivateWindowLine } from './private-window-line';
import { ProgressLink } from './progress-link';
import { SetupCard } from './setup-card';
import { TodayCard } from './today/today-card';
import { WaitingLine } from './waiting-line';

interface DashboardPageProps {
  /** Shown below the day. */
  offer: ReactNode;
}

export function DashboardPage({ offer }: DashboardPageProps) {
  useTitle('Dashboard');
  const account = useAccount();
  const profile = useProfile();
  const day = useDay(localNow().slice(0, 10));
  const setupIsOpen = useSetupIsOpen();
  const filling = useFilling();
  // Waits for everything: content that arrives in parts moves under the finger.
  const isRead = profile !== undefined && setupIsOpen !== undefined && filling !== undefined;
  if (!account || !day || !isRead) {
    return <Spinner label="Loading" />;
  }
  return (
    <Page title={`Hello, ${account.user.username}`} subtitle="What did you eat?">
      {setupIsOpen && !filling && <SetupCard />}
      {filling ? <FillingCard {...filling} /> : <TodayCard {...day} profile={profile} />}
      <ProgressLink />
      {offer}
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' },
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        <DestinationCard
          to={PAGES.foodTracker}
          icon="camera"
          title="Track Meal"
          words="In words or by photo. It is saved on this device at once, with or without signal."
          main
        />
        <DestinationCard
          to={PAGES.profile}
          icon="person"
          title="Profile"
          words="Goals, details, your data."
        />
        <UpgradeCard user={account.user} />
      </Box>
      <WaitingLine />
      <PrivateWindowLine />
    </Page>
  );
}
