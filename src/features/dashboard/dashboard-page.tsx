import { Box, Button, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useStorageFacts } from '../../device/storage';
import { lateCard } from '../../http/late-part';
import { useMealSlots } from '../../store/days/meal-slots';
import { useLatestMeals, useRecentDays } from '../../store/diary';
import { useDayTargets } from '../../store/days/own-targets';
import { useAwards } from '../../store/awards/awards';
import { useInitialSync } from '../../store/initial-sync';
import { type PlannedEntry, useStillPlanned } from '../../store/kitchen/planned-meals';
import { useStreak } from '../../store/meals-of-days';
import { useProfile } from '../../store/profile/profile';
import { useSetupIsUnfinished } from '../../store/sign-up/setup';
import { useAccount } from '../../store/use-account';
import { useLatestWeighing } from '../../store/weights';
import { InitialSyncCard } from '../../ui/feedback/initial-sync-card';
import { Spinner } from '../../ui/feedback/spinner';
import { Card } from '../../ui/layout/card';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { isGentle, useDisplay } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { AwardsLink, ClockLink, ProgressLink, WaitingLink } from './dashboard-links';
import { DestinationCards } from './destination-cards';
import { messages } from './messages';
import { NeedsYou } from './needs-you';
import { TodayCard } from './today-card';
import { TodaysMeals } from './todays-meals';
import { useThisHour } from './use-this-hour';
import { WeightCard } from './weight-card';
import { WhatToEatLink } from './what-to-eat-link';

interface DashboardPageProps {
  /** Renders the meals planned for today that are not eaten yet. */
  planned: (entries: readonly PlannedEntry[], today: string) => ReactNode;
  /** Shown below the meals once one is logged. */
  nutrients: ReactNode;
  /** Says that the weekly check-in has a question. Shown last, because it loads late. */
  checkIn: ReactNode;
  /** Small cards to record something on a day, 'YYYY-MM-DD', such as water. */
  cards: (day: string) => ReactNode;
  /** Shown below the cards. */
  offer: ReactNode;
}

export function DashboardPage({ planned, nutrients, offer, cards, checkIn }: DashboardPageProps) {
  useTitle(messages.today);
  const now = useThisHour();
  const read = useTodaysRecords(now.slice(0, 10));
  if (!read) return <Spinner label={messages.loading} />;
  const { account, profile, days, latest, streak, awards, weighing, setupIsOpen, initialSync } =
    read;
  const { entries, yesterday } = days;
  return (
    <Page
      title={format(messages.hello, { username: account.user.username })}
      subtitle={messages.whatDidYouEat}
    >
      <Box sx={COLUMNS}>
        <Box sx={COLUMN}>
          <ClockLink />
          {setupIsOpen && !initialSync && <SetupCard />}
          {initialSync ? (
            <InitialSyncCard {...initialSync} />
          ) : (
            <>
              {latest.length === 0 && <Choice />}
              <Today meals={entries.map(({ meal }) => meal)} streak={streak} target={read.target} />
              <NeedsYou entries={[...yesterday, ...entries]} />
              <TodaysMeals {...{ entries, latest, now }} slots={read.slots} />
              {planned(read.planned, days.today)}
              <WhatToEatLink />
              {entries.length > 0 && nutrients}
            </>
          )}
          <WaitingLink />
          {checkIn}
        </Box>
        <Box sx={COLUMN}>
          {!initialSync && <Weight profile={profile} last={weighing} />}
          {!initialSync && cards(days.today)}
          <ProgressLink />
          <Awards latest={awards[0]} />
          {/* Its text about payments loads late, so nothing interactive that it could move is directly below. */}
          <DestinationCards user={account.user} />
          {offer}
          <PrivateWindowNote />
        </Box>
      </Box>
    </Page>
  );
}

const GentleChoice = lateCard(() => import('./gentle-choice').then((m) => m.GentleChoice));
const TodaysPortions = lateCard(() => import('./todays-portions').then((m) => m.TodaysPortions));

/** Reserves the height of the card, so that the content below does not move when it appears. */
function Choice() {
  if (useDisplay().gentle !== undefined) return null;
  return (
    <Box sx={{ minHeight: { xs: 218, sm: 186 } }}>
      <GentleChoice />
    </Box>
  );
}

function Today({ streak, ...card }: ComponentProps<typeof TodayCard>) {
  const { streak: choice } = useDisplay();
  if (!isGentle()) return <TodayCard {...card} streak={choice === 'hidden' ? null : streak} />;
  return (
    <Box sx={{ minHeight: 132 }}>
      <TodaysPortions meals={card.meals} />
    </Box>
  );
}

function Weight(card: ComponentProps<typeof WeightCard>) {
  return isGentle() ? null : <WeightCard {...card} />;
}

/** Hidden in gentle mode, because some awards are for streaks and for logging weight. */
function Awards(link: ComponentProps<typeof AwardsLink>) {
  return useDisplay().awards === 'hidden' || isGentle() ? null : <AwardsLink {...link} />;
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
} as const;

const COLUMN = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** Waits for all data, because content that loads in parts would move under the user's finger. */
function useTodaysRecords(today: string) {
  const account = useAccount();
  const profile = useProfile();
  const days = useRecentDays(today);
  const latest = useLatestMeals();
  const streak = useStreak(today);
  const awards = useAwards();
  const weighing = useLatestWeighing();
  const rest = useWhatIsOpen(today);
  if (!account || !days || !latest || !streak || !awards || !rest) return null;
  if (profile === undefined || weighing === undefined) return null;
  return { account, profile, days, latest, streak, awards, weighing, ...rest };
}

function useWhatIsOpen(today: string) {
  const planned = useStillPlanned(today);
  const setupIsOpen = useSetupIsUnfinished();
  const initialSync = useInitialSync();
  const targets = useDayTargets();
  const slots = useMealSlots();
  if (!planned || setupIsOpen === undefined || initialSync === undefined) return null;
  if (targets === undefined || !slots) return null;
  return { planned, slots, setupIsOpen, initialSync, target: targets?.of(today) };
}

/** Shown only in a private window, which deletes the entries when it is closed. */
function PrivateWindowNote() {
  const { facts } = useStorageFacts();
  if (!facts?.forgetful) return null;
  return (
    <Typography sx={{ color: 'text.secondary' }}>{messages.privateWindowDeletesEntries}</Typography>
  );
}

function SetupCard() {
  return (
    <Card
      sx={{
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
          {isGentle() ? messages.twoShortSteps : messages.twoStepsSetTarget}
        </Typography>
      </Box>
      <Button component={Link} to={PAGES.signup} variant="contained">
        {messages.continue}
      </Button>
    </Card>
  );
}
