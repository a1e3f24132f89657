import { Box } from '@mui/material';
import { useState } from 'react';

import { hasInsights } from '#shared/rules/plan';
import { dailyTargets } from '#shared/rules/targets/daily-targets';

import { FillingCard } from '../../ui/feedback/filling-card';
import { CARD_RADIUS } from '../../ui/layout/card';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/use-title';
import { localNow } from '../../ui/words/local-now';
import { Beginning } from './beginning';
import { RangeChoice } from './days/range-choice';
import { finishedDays, loggedOn, type Range } from './days/spans';
import { useRange } from './days/use-range';
import { EnergyCard } from './energy/energy-card';
import { Tiles } from './energy/tiles';
import { MacrosCard } from './macros/macros-card';
import { InsightsOffer } from './nutrients/insights-offer';
import { NutrientsCard } from './nutrients/nutrients-card';
import { type Progress, useProgress } from './use-progress';
import { WeightCard } from './weight/weight-card';

export function InsightsPage() {
  useTitle('Progress');
  const today = localNow().slice(0, 10);
  const [range, setRange] = useRange();
  const progress = useProgress(today);
  return (
    <Page title="Progress" subtitle="Worked out on this device from what you logged.">
      {progress?.filling ? (
        <FillingCard {...progress.filling} />
      ) : (
        <>
          <RangeChoice range={range} onChoose={setRange} />
          {progress ? <Cards {...{ ...progress, today, range }} /> : <PageSkeleton />}
        </>
      )}
    </Page>
  );
}

interface CardsProps extends Progress {
  today: string;
  range: Range;
}

function Cards({ account, intakes, streak, weights, profile, today, range }: CardsProps) {
  // Not updated: a minute more or less does not matter here.
  const [now] = useState(() => Date.now());
  const { subscriptionStatus, subscriptionEndDate = null } = account.user;
  const targets = profile ? dailyTargets(profile) : undefined;
  const days = loggedOn(finishedDays(today, range), intakes);
  const same = { intakes, today, range };
  const target = targets?.calories;
  return (
    <Box sx={COLUMNS}>
      <Box sx={COLUMN}>
        {intakes.size === 0 ? (
          <Beginning />
        ) : (
          <>
            <EnergyCard {...same} target={target} />
            <MacrosCard {...same} targets={targets} />
            <Tiles {...{ streak, days, range, target }} />
          </>
        )}
      </Box>
      <Box sx={COLUMN}>
        <WeightCard {...{ weights, profile, today, range }} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {hasInsights({ subscriptionStatus, subscriptionEndDate }, now) ? (
          <NutrientsCard {...same} target={target} age={profile?.age} />
        ) : (
          <InsightsOffer {...same} />
        )}
      </Box>
    </Box>
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
    <Box role="status" aria-label="Reading your meals" sx={{ mt: 2, display: 'grid', gap: 2 }}>
      {[380, 320].map((height) => (
        <Box key={height} sx={{ height, borderRadius: CARD_RADIUS, bgcolor: 'raised.main' }} />
      ))}
    </Box>
  );
}
