import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import { awardKey, AWARDS, type AwardType } from '#shared/rules/awards/awards';

import { useAwards } from '../../store/awards/awards';
import { useLoggedDays, useStreak } from '../../store/meals-of-days';
import { saveDisplay } from '../../store/profile/display';
import { useAccount } from '../../store/use-account';
import { useToast } from '../../ui/feedback/toast';
import { Card } from '../../ui/layout/card';
import { BackLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { isGentle, useDisplay } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { useToday } from '../../ui/words/use-today';
import { FAMILIES, type Family } from './families';
import { AwardMedal } from './award-medal';
import { messages } from './messages';
import { StreakCard } from './streak-card';
import { watchProgress } from './watch-awards';

export function AwardsPage() {
  useTitle(messages.awards);
  const { awards: choice, streak: streakChoice } = useDisplay();
  const toast = useToast();
  const isHidden = choice === 'hidden';
  const choose = (awards: 'hidden' | undefined) => {
    saveDisplay({ awards }).catch(() => {
      toast({ title: messages.notSaved, failed: true });
    });
  };
  const hasStreak = streakChoice !== 'hidden' && !isGentle();
  return (
    <Page
      title={messages.awards}
      subtitle={messages.subtitle}
      above={<BackLink to={PAGES.dashboard}>{messages.toToday}</BackLink>}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {hasStreak && <StreakOfToday />}
        {isHidden ? (
          <Card sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <Typography>{messages.hidden}</Typography>
            <Button
              variant="contained"
              onClick={() => {
                choose(undefined);
              }}
            >
              {messages.showAwards}
            </Button>
          </Card>
        ) : (
          <>
            <Medals hasStreak={hasStreak} />
            <Button
              color="inherit"
              sx={{ justifySelf: 'start', ml: -1 }}
              onClick={() => {
                choose('hidden');
              }}
            >
              {messages.hideAwards}
            </Button>
          </>
        )}
      </Box>
    </Page>
  );
}

function StreakOfToday() {
  const today = useToday();
  const streak = useStreak(today);
  const logged = useLoggedDays(today);
  if (!streak || !logged) return <Box sx={{ minHeight: 220 }} />;
  return <StreakCard {...{ streak, logged, today }} />;
}

function Medals({ hasStreak }: { hasStreak: boolean }) {
  const awards = useAwards();
  const counts = useCounts();
  if (!awards) return null;
  const earned = new Map(awards.map((award) => [awardKey(award), award.earnedAt]));
  const families = FAMILIES.filter(({ type }) => hasStreak || type !== 'streak');
  const shown = AWARDS.filter(({ awardType }) => hasStreak || awardType !== 'streak');
  const have = shown.filter((award) => earned.has(awardKey(award))).length;
  return (
    <>
      <Box>
        <Typography sx={{ fontWeight: 700, fontSize: '1.0625rem' }}>
          {format(messages.earnedOf, { earned: have, all: shown.length })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {have === 0 ? messages.nothingYet : messages.anAwardStays}
        </Typography>
      </Box>
      <Box sx={FAMILIES_GRID}>
        {families.map((family) => (
          <FamilyCard key={family.type} {...{ family, earned }} count={counts?.[family.type]} />
        ))}
      </Box>
    </>
  );
}

/** The progress of awards, counted when the page opens and after each change made or received on this device. */
function useCounts(): Record<AwardType, number> | undefined {
  const userId = useAccount()?.userId;
  const [counts, setCounts] = useState<Record<AwardType, number>>();
  useEffect(() => (userId === undefined ? undefined : watchProgress(userId, setCounts)), [userId]);
  return counts;
}

interface FamilyCardProps {
  family: Family;
  /** When each award was earned, by its key. */
  earned: ReadonlyMap<string, string>;
  count: number | undefined;
}

function FamilyCard({ family, earned, count }: FamilyCardProps) {
  const { type, title, words } = family;
  const awards = AWARDS.filter(({ awardType }) => awardType === type);
  return (
    <Card component="section" aria-labelledby={`awards-${type}`}>
      <Typography id={`awards-${type}`} component="h2" variant="h3">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.25, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {words}
      </Typography>
      <Box component="ul" sx={medals(awards.length)}>
        {awards.map((award, step) => (
          <AwardMedal
            key={award.value}
            {...{ award, family, count, step }}
            earnedAt={earned.get(awardKey(award))}
          />
        ))}
      </Box>
    </Card>
  );
}

const FAMILIES_GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

// Avoids a row with a single medal on phones.
const medals = (count: number) => ({
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  display: 'grid',
  columnGap: 1,
  rowGap: 2,
  gridTemplateColumns: {
    xs: `repeat(${count > 3 ? 2 : 3}, minmax(0, 1fr))`,
    sm: 'repeat(4, minmax(0, 1fr))',
  },
});
