import { Box, Button, ButtonBase, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { User } from '#shared/contract/accounts';
import { PAGES } from '#shared/contract/pages';
import { isPremium } from '#shared/rules/plan';

import { useStorageFacts } from '../../device/storage';
import { useBilling } from '../../http/use-billing';
import { useFilling } from '../../store/filling';
import { useDay } from '../../store/meals-of-days';
import { useProfile } from '../../store/profile';
import { useSetupIsOpen } from '../../store/setup';
import { useAccount } from '../../store/use-account';
import { FillingCard } from '../../ui/feedback/filling-card';
import { Spinner } from '../../ui/feedback/spinner';
import { Icon, type IconName } from '../../ui/icons';
import { Card, CARD_RADIUS } from '../../ui/layout/card';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { format } from '../../ui/words/format';
import { localNow } from '../../ui/words/time';
import { ProgressLink, WaitingLink } from './dashboard-links';
import { messages } from './messages';
import { TodayCard } from './today-card';

interface DashboardPageProps {
  /** Shown below the day. */
  offer: ReactNode;
}

export function DashboardPage({ offer }: DashboardPageProps) {
  useTitle(messages.dashboard);
  const account = useAccount();
  const profile = useProfile();
  const day = useDay(localNow().slice(0, 10));
  const setupIsOpen = useSetupIsOpen();
  const filling = useFilling();
  // Waits for everything: content that arrives in parts moves under the finger.
  const isRead = profile !== undefined && setupIsOpen !== undefined && filling !== undefined;
  if (!account || !day || !isRead) {
    return <Spinner label={messages.loading} />;
  }
  return (
    <Page
      title={format(messages.hello, { username: account.user.username })}
      subtitle={messages.whatDidYouEat}
    >
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
          title={messages.trackMeal}
          words={messages.inWordsOrByPhoto}
          main
        />
        <DestinationCard
          to={PAGES.profile}
          icon="person"
          title={messages.profile}
          words={messages.goalsDetails}
        />
        <UpgradeCard user={account.user} />
      </Box>
      <WaitingLink />
      <PrivateWindowNote />
    </Page>
  );
}

/** Only in a private window, which loses the entries when it is closed. */
function PrivateWindowNote() {
  const { facts } = useStorageFacts();
  if (!facts?.forgetful) return null;
  return (
    <Typography sx={{ mt: 2, color: 'text.secondary' }}>
      {messages.thisPrivateWindowDoesNotKeep}
    </Typography>
  );
}

/** Premium users are not asked again; where payments are not set up, it says so at once. */
function UpgradeCard({ user }: { user: User }) {
  const { data: billing } = useBilling();
  if (isPremium(user)) {
    return (
      <DestinationCard
        to={`${PAGES.profile}?tab=subscription`}
        icon="leaf"
        title={messages.premium}
        words={messages.unlimitedMealTrackingIsYours}
      />
    );
  }
  const words =
    billing?.ready === false
      ? messages.unlimitedMealTrackingNotSold
      : format(messages.unlimitedMealTracking, { freeDays: freeDays(billing?.trialDays ?? 0) });
  return <DestinationCard to={PAGES.checkout} icon="leaf" title={messages.upgrade} words={words} />;
}

function freeDays(days: number): string {
  if (days === 0) return '';
  return days === 7 ? messages.theFirstWeekFree : format(messages.theFirstDaysFree, { days });
}

function SetupCard() {
  return (
    <Card
      sx={{
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        bgcolor: 'raised.main',
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography component="h2" variant="h3">
          {messages.finishYourProfile}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {messages.twoShortStepsGiveEachDay}
        </Typography>
      </Box>
      <Button component={Link} to={PAGES.signup} variant="contained">
        {messages.continue}
      </Button>
    </Card>
  );
}

interface DestinationCardProps {
  to: string;
  icon: IconName;
  title: string;
  words: string;
  /** The one that people come for. */
  main?: boolean;
}

function DestinationCard({ to, icon, title, words, main = false }: DestinationCardProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      sx={{
        display: 'grid',
        justifyItems: 'start',
        justifyContent: 'start',
        alignContent: 'start',
        gap: 2,
        textAlign: 'left',
        p: { xs: 2.5, sm: 3 },
        minHeight: { xs: main ? 148 : 200, sm: 180 },
        borderRadius: CARD_RADIUS,
        bgcolor: main ? 'primary.main' : 'background.paper',
        color: main ? 'primary.contrastText' : 'text.primary',
        border: '1px solid',
        borderColor: main ? 'primary.main' : 'divider',
      }}
    >
      {/* The drawing has empty edges: this aligns it with the text. */}
      <Icon name={icon} size={36} style={{ marginInlineStart: -5 }} />
      <Box>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: main ? 'inherit' : 'text.secondary' }}>
          {words}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
