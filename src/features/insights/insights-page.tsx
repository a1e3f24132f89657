import { Box } from '@mui/material';
import { memo, useDeferredValue, useState } from 'react';

import { type DayIntake, intakeByDay } from '#shared/nutrition/intake/day-intake';
import type { DayMark } from '#shared/records/day-mark';
import type { Meal } from '#shared/records/meal';
import type { Profile } from '#shared/records/profile';
import type { Streak } from '#shared/rules/awards/streak';
import { daysAfter } from '#shared/rules/calendar';
import { dayStatus, leastOfDay } from '#shared/rules/day-status';
import { shownItems } from '#shared/rules/meal-state';
import { hasInsights } from '#shared/rules/plan';
import { dailyTargets } from '#shared/rules/targets/daily-targets';

import type { Account } from '../../store/accounts';
import { useDayMarks } from '../../store/days/day-marks';
import { type Filling, useFilling } from '../../store/filling';
import { useMealsOfDays, useStreak } from '../../store/meals-of-days';
import { useProfile } from '../../store/profile';
import { useAccount } from '../../store/use-account';
import { useWeights, type WeightEntry } from '../../store/weights';
import { FillingCard } from '../../ui/feedback/filling-card';
import { CARD_RADIUS } from '../../ui/layout/card';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { useDisplay } from '../../ui/words/display';
import { localNow } from '../../ui/words/time';
import { CaloriesCard } from './intake/calories-card';
import { MacrosCard } from './intake/macros-card';
import { Tiles } from './intake/tiles';
import { messages } from './messages';
import { NoMealsYet } from './no-meals-yet';
import { InsightsOffer } from './nutrients/insights-offer';
import { NutrientsCard } from './nutrients/nutrients-card';
import { RangeChoice, useRange } from './range-choice';
import { finishedDays, type Intakes, loggedOn, type Range, RANGES } from './spans';
import { WeightCard } from './weight/weight-card';

const MOST_DAYS = Math.max(...RANGES);

export function InsightsPage() {
  useTitle(messages.progress);
  const today = localNow().slice(0, 10);
  const [range, setRange] = useRange();
  // Drawing the charts takes long on an old phone: the page answers meanwhile.
  const shown = useDeferredValue(range);
  const progress = useDeferredValue(useProgress(today));
  return (
    <Page title={messages.progress} subtitle={messages.calculatedOnThisDevice}>
      {progress?.filling ? (
        <FillingCard {...progress.filling} />
      ) : (
        <>
          <RangeChoice range={range} onChoose={setRange} />
          {progress ? <Cards {...progress} today={today} range={shown} /> : <PageSkeleton />}
        </>
      )}
    </Page>
  );
}

interface CardsProps extends Progress {
  today: string;
  range: Range;
}

const Cards = memo(function Cards(props: CardsProps) {
  const { streak: streakChoice } = useDisplay();
  const { account, intakes, streak, weights, profile, today, range } = props;
  // Not updated: a minute more or less does not matter here.
  const [now] = useState(() => Date.now());
  const { subscriptionStatus, subscriptionEndDate = null } = account.user;
  const targets = profile ? dailyTargets(profile) : undefined;
  const resting = targets?.calculation.resting;
  const complete = completeOf(props, resting);
  const finished = finishedDays(today, range);
  const same = { today, range };
  const days = { logged: intakes, complete };
  const target = targets?.calories;
  return (
    <Box sx={COLUMNS}>
      <Box sx={COLUMN}>
        {intakes.size === 0 ? (
          <NoMealsYet />
        ) : (
          <>
            <CaloriesCard {...same} {...{ days, target }} least={leastOfDay(resting)} />
            <MacrosCard {...same} {...{ days, targets }} />
            <Tiles
              streak={streakChoice === 'hidden' ? null : streak.days}
              {...{ range, target }}
              logged={loggedOn(finished, intakes)}
              complete={loggedOn(finished, complete)}
            />
          </>
        )}
      </Box>
      <Box sx={COLUMN}>
        <WeightCard {...{ weights, profile, today, range }} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {hasInsights({ subscriptionStatus, subscriptionEndDate }, now) ? (
          <NutrientsCard {...same} {...{ complete, target }} age={profile?.age} />
        ) : (
          <InsightsOffer {...same} intakes={intakes} />
        )}
      </Box>
    </Box>
  );
});

function completeOf({ intakes, marks, today }: CardsProps, resting: number | undefined): Intakes {
  const isComplete = ([day, intake]: [string, DayIntake]) =>
    dayStatus({ intake, mark: marks.get(day), isOver: day < today, resting }) === 'complete';
  return new Map([...intakes].filter(isComplete));
}

const COLUMNS = {
  mt: 2,
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
} as const;

const COLUMN = { display: 'grid', gap: 2, minWidth: 0 } as const;

function PageSkeleton() {
  return (
    <Box
      role="status"
      aria-label={messages.loadingYourMeals}
      sx={{ mt: 2, display: 'grid', gap: 2 }}
    >
      {[380, 320].map((height) => (
        <Box key={height} sx={{ height, borderRadius: CARD_RADIUS, bgcolor: 'raised.main' }} />
      ))}
    </Box>
  );
}

interface Progress {
  account: Account;
  intakes: Intakes;
  marks: ReadonlyMap<string, DayMark>;
  streak: Streak;
  weights: WeightEntry[];
  /** Null if the person has set no goals. */
  profile: Profile | null;
  /** Null once this device has everything. */
  filling: Filling | null;
}

/** undefined while loading. */
function useProgress(today: string): Progress | undefined {
  const account = useAccount();
  const intakes = useMealsOfDays(daysAfter(today, -MOST_DAYS), today, intakesOf);
  const marks = useDayMarks();
  const streak = useStreak(today);
  const weights = useWeights();
  const profile = useProfile();
  const filling = useFilling();
  if (!account || !intakes || !marks || !streak) return undefined;
  if (!weights || profile === undefined || filling === undefined) return undefined;
  return { account, intakes, marks, streak, weights, profile, filling };
}

function intakesOf(meals: readonly Meal[]): Intakes {
  return intakeByDay(
    meals.map((meal) => ({ day: meal.mealTime.slice(0, 10), items: shownItems(meal) })),
  );
}
