import { Box, ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { User } from '#shared/contract/accounts';
import type { Billing } from '#shared/contract/billing';
import { PAGES } from '#shared/contract/pages';
import { isPremium } from '#shared/rules/plan';

import { useBilling } from '../../http/use-billing';
import { Icon, type IconName } from '../../ui/icons';
import { CARD_RADIUS } from '../../ui/layout/card';
import { format } from '../../ui/words/format';
import { cancelledWords } from '../../ui/words/plan';
import { messages } from './messages';

export function DestinationCards({ user }: { user: User }) {
  return (
    <Box sx={GRID}>
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
      <UpgradeCard user={user} />
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  // Two columns, or one with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;

/** Not shown to Premium users. If payments are not set up, the card says so directly. */
function UpgradeCard({ user }: { user: User }) {
  const { data: billing } = useBilling();
  const [now] = useState(() => Date.now());
  if (isPremium(user)) {
    return (
      <DestinationCard
        to={`${PAGES.profile}?tab=subscription`}
        icon="leaf"
        title={messages.premium}
        words={messages.haveUnlimitedMealTracking}
      />
    );
  }
  const { subscriptionStatus, subscriptionEndDate = null } = user;
  const cancelled = cancelledWords({ subscriptionStatus, subscriptionEndDate }, now);
  const words =
    cancelled === null
      ? offerWords(billing)
      : format(messages.continuePremium, { words: cancelled });
  return <DestinationCard to={PAGES.checkout} icon="leaf" title={messages.upgrade} words={words} />;
}

function offerWords(billing: Billing | undefined): string {
  if (billing?.ready === false) return messages.premiumIsNotSold;
  return format(messages.unlimitedMealTracking, { freeDays: freeDays(billing?.trialDays ?? 0) });
}

function freeDays(days: number): string {
  if (days === 0) return '';
  return days === 7 ? messages.theFirstWeekFree : format(messages.theFirstDaysFree, { days });
}

interface DestinationCardProps {
  to: string;
  icon: IconName;
  title: string;
  words: string;
  /** The main card, for logging meals. */
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
      {/* The negative margin aligns the drawing, which has empty edges, with the text. */}
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
