import { Box } from '@mui/material';
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';

import { leastOfDay } from '#shared/rules/day-status';
import { hasInsights } from '#shared/rules/plan';
import type { DailyTargets } from '#shared/rules/targets/daily-targets';
import { dayTargets, ownBounds } from '#shared/rules/targets/day-targets';

import { InitialSyncCard } from '../../ui/feedback/initial-sync-card';
import { CARD_RADIUS } from '../../ui/layout/card';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { isGentle, useDisplay } from '../../ui/words/display';
import { useToday } from '../../ui/words/use-today';
import { ExpenditureCard } from './expenditure/expenditure-card';
import { type ExpenditureView, expenditureView } from './expenditure/expenditure-view';
import { CaloriesCard } from './intake/calories-card';
import { MacrosCard } from './intake/macros-card';
import { Tiles } from './intake/tiles';
import { WeekBudgetCard } from './intake/week-budget-card';
import { messages } from './messages';
import { NoMealsYet } from './no-meals-yet';
import { NutrientsCard } from './nutrients/nutrients-card';
import { PortionsCard } from './portions-card';
import { RangeChoice, useRange } from './range-choice';
import { finishedDays, type LoggedDays, loggedOn, type Range, type TargetOf } from './spans';
import { completeOf, type Progress, useProgress } from './use-progress';
import { InsightsOffer } from './week/insights-offer';
import { MyWeekCard } from './week/my-week-card';
import { MeasurementsCard } from './measurements/measurements-card';
import { WeightCard } from './weight/weight-card';

export function InsightsPage() {
  useTitle(messages.progress);
  const today = useToday();
  const [range, setRange] = useRange();
  // Deferred, because drawing charts takes long on an old phone and would block the page.
  const shown = useDeferredValue(range);
  const progress = useDeferredValue(useProgress(today));
  return (
    <Page title={messages.progress} subtitle={messages.calculatedOnThisDevice}>
      {progress?.initialSync ? (
        <InitialSyncCard {...progress.initialSync} />
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

export const Cards = memo(function Cards(props: CardsProps) {
  const { account, intakes, streak, weights, own, profile, today, range } = props;
  // Not updated while the page is open, because minutes do not matter here.
  const [now] = useState(() => Date.now());
  const ofDays = useDayTargets(props);
  const targets = ofDays?.usual(today);
  const complete = completeOf(props, today, targets?.calculation.resting);
  const same = { today, range };
  const days = { logged: intakes, complete };
  const view = useExpenditureView(props);
  const targetOf = ofDays && ((day: string) => ofDays.of(day).calories);
  // The same card in both views, because gentle mode does not change nutrient limits.
  const nutrients = (
    <NutrientsCard
      {...same}
      {...{ complete, profile }}
      target={targets?.calories}
      boundsOf={(nutrient) => ownBounds(own.nutrients, nutrient, today)}
    />
  );
  if (isGentle()) return <GentleCards {...props} {...{ days, nutrients }} />;
  return (
    <Box sx={COLUMNS}>
      <Box sx={COLUMN}>
        <ExpenditurePlace {...{ view, range }} isFirst />
        {intakes.size === 0 ? (
          <NoMealsYet />
        ) : (
          <IntakeCards {...same} {...{ days, targets, targetOf }} streak={streak.days} />
        )}
        <ExpenditurePlace {...{ view, range }} isFirst={false} />
      </Box>
      <Box sx={COLUMN}>
        <WeightCard {...{ weights, profile, today, range }} />
        <MeasurementsCard {...{ profile, today, range }} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0, display: 'grid', gap: 2 }}>
        {hasInsights({ subscriptionEndDate: null, ...account.user }, now) ? (
          <MyWeekCard {...{ complete, today }} />
        ) : (
          <InsightsOffer {...same} intakes={intakes} />
        )}
        {nutrients}
      </Box>
    </Box>
  );
});

interface GentleCardsProps extends CardsProps {
  days: LoggedDays;
  nutrients: ReactNode;
}

/** The cards in gentle mode, without calories, streak or weight. */
function GentleCards({ days, nutrients, ...props }: GentleCardsProps) {
  const { account, intakes, today, range } = props;
  const [now] = useState(() => Date.now());
  if (intakes.size === 0) return <NoMealsYet />;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PortionsCard {...{ days, today, range }} />
      {hasInsights({ subscriptionEndDate: null, ...account.user }, now) && (
        <MyWeekCard complete={days.complete} today={today} />
      )}
      {nutrients}
    </Box>
  );
}

interface IntakeCardsProps {
  today: string;
  range: Range;
  days: LoggedDays;
  /** undefined if the user has set no goals, like the next. */
  targets: DailyTargets | undefined;
  targetOf: TargetOf | undefined;
  /** In days. */
  streak: number;
}

function IntakeCards({ today, range, days, targets, targetOf, streak }: IntakeCardsProps) {
  const { streak: streakChoice } = useDisplay();
  const finished = finishedDays(today, range);
  const same = { today, range, days };
  return (
    <>
      <CaloriesCard {...same} {...{ targetOf }} least={leastOfDay(targets?.calculation.resting)} />
      <MacrosCard {...same} {...{ targets }} />
      <Tiles
        streak={streakChoice === 'hidden' ? null : streak}
        {...{ range, targetOf }}
        logged={loggedOn(finished, days.logged)}
        complete={loggedOn(finished, days.complete)}
      />
      {targets && targetOf && (
        <WeekBudgetCard {...{ days, today, targetOf }} least={targets.calculation.least} />
      )}
    </>
  );
}

interface ExpenditurePlaceProps {
  /** Null if the user has set no goals. */
  view: ExpenditureView | null;
  range: Range;
  isFirst: boolean;
}

/** Renders the card first on the page if it has a question, and otherwise further down. */
function ExpenditurePlace({ view, range, isFirst }: ExpenditurePlaceProps) {
  if (!view || (view.question !== null) !== isFirst) return null;
  return <ExpenditureCard {...{ view, range }} />;
}

/** Null if the user has set no goals. */
function useExpenditureView(props: CardsProps): ExpenditureView | null {
  const { intakes, marks, weights, targets, profile, today } = props;
  return useMemo(
    () => profile && expenditureView({ profile, intakes, marks, weights, targets, today }),
    [profile, intakes, marks, weights, targets, today],
  );
}

/** undefined if the user has set no goals. */
function useDayTargets({ profile, targets: kept, own }: CardsProps) {
  return useMemo(
    () => (profile ? dayTargets({ profile, kept, own }) : undefined),
    [profile, kept, own],
  );
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
