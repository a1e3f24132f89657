import { Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import { CHOSEN_COUNT } from '#shared/nutrition/nutrients/chosen-nutrients';
import { type DetailTable } from '#shared/nutrition/nutrients/detail-table';
import { sumNutrients } from '#shared/nutrition/nutrients/sum-nutrients';

import { useDetailTable } from '../../device/detail-table';
import { useInitialSync } from '../../store/initial-sync';
import { InitialSyncCard } from '../../ui/feedback/initial-sync-card';
import { Spinner } from '../../ui/feedback/spinner';
import { Card } from '../../ui/layout/card';
import { BackLink, LoneLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { format } from '../../ui/words/format';
import { ChooseBar } from './choose-bar';
import { GROUPS } from './groups';
import { Legend } from './legend';
import { messages } from './messages';
import { NutrientGroup } from './nutrient-group';
import { type ShownPeriod, usePeriod } from './period';
import { PeriodBar } from './period-bar';
import { referencesFor } from './references';
import { Summary } from './summary';
import { useChosen } from './use-chosen';
import { type Eaten, useEaten } from './use-eaten';

export function NutrientsPage() {
  useTitle(messages.nutrients);
  const shown = usePeriod();
  const { period, today } = shown;
  const eaten = useEaten(period, today);
  const table = useDetailTable();
  const initialSync = useInitialSync();
  const diary = `${PAGES.foodTracker}?day=${period.day}`;
  return (
    <Page
      compact
      title={messages.nutrients}
      subtitle={eaten?.meal?.name ?? messages.ofEverythingYouLogged}
      above={<BackLink to={diary}>{messages.toTheDiary}</BackLink>}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {initialSync && <InitialSyncCard {...initialSync} />}
        <WhichPeriod {...shown} mealTime={eaten?.meal?.mealTime} />
        <Loaded {...{ shown, eaten, table }} />
      </Box>
    </Page>
  );
}

interface LoadedProps {
  shown: ShownPeriod;
  eaten: Eaten | undefined;
  table: DetailTable | 'missing' | undefined;
}

function Loaded({ shown, eaten, table }: LoadedProps) {
  if (table === 'missing') return <Note>{messages.tableNotHereYet}</Note>;
  if (!eaten || !table) return <Spinner label={messages.loading} />;
  return <Sums {...{ shown, eaten, table }} />;
}

/** @param mealTime time of the meal, if only one meal is shown */
function WhichPeriod({ mealTime, ...shown }: ShownPeriod & { mealTime: string | undefined }) {
  const { period } = shown;
  if (period.kind !== 'meal') return <PeriodBar {...shown} />;
  const day = mealTime?.slice(0, 10) ?? period.day;
  return <LoneLink to={`${PAGES.nutrients}?day=${day}`}>{messages.allOfThisDay}</LoneLink>;
}

interface SumsProps {
  shown: ShownPeriod;
  eaten: Eaten;
  table: DetailTable;
}

function Sums({ shown: { period, today }, eaten, table }: SumsProps) {
  const { items, days, unread, meal, compared } = eaten;
  const { kind, day } = period;
  const sums = useMemo(() => sumNutrients(items, table, Math.max(1, days)), [items, table, days]);
  const { referenceOf, who, isExpecting } = useMemo(
    () => referencesFor(compared, { day, isAverage: kind === 'week' }),
    [compared, day, kind],
  );
  const [isChoosing, setChoosing] = useState(false);
  const { chosen, toggle, reset } = useChosen();
  const empty = emptyWords({ eaten, period });
  if (empty !== null) return <Note>{empty}</Note>;
  return (
    <>
      <Summary
        {...{ sums, referenceOf, kind, days, isToday: kind === 'day' && period.day === today }}
      />
      {unread > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {format(messages.unreadMeals, { count: unread })}
        </Typography>
      )}
      <Legend />
      {!meal && (
        <ChooseBar
          {...{ isChoosing, count: chosen.length, onReset: reset }}
          onChoose={() => {
            setChoosing(true);
          }}
          onDone={() => {
            setChoosing(false);
          }}
        />
      )}
      <Box sx={COLUMNS}>
        {GROUPS.map((group) => (
          <NutrientGroup
            key={group.id}
            {...{ group, sums, referenceOf }}
            own={kind === 'meal' ? null : compared.own.nutrients}
            choosing={isChoosing ? { chosen, toggle, isFull: chosen.length >= CHOSEN_COUNT } : null}
          />
        ))}
      </Box>
      <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
        {format(isExpecting ? messages.forOthers : messages.forYou, { who })}
      </Typography>
    </>
  );
}

function emptyWords({
  eaten: { items, days, meal },
  period: { kind },
}: {
  eaten: Eaten;
  period: ShownPeriod['period'];
}): string | null {
  if (kind === 'meal') {
    if (!meal) return messages.mealIsGone;
    return items.length === 0 ? messages.mealWithoutNumbers : null;
  }
  if (kind === 'week' && days === 0) return messages.noCompleteDay;
  return items.length === 0 ? messages.nothingLogged : null;
}

function Note({ children }: { children: string }) {
  return (
    <Card>
      <Typography>{children}</Typography>
    </Card>
  );
}

const COLUMNS = { columnCount: { xs: 1, md: 2 }, columnGap: 2, minWidth: 0 } as const;
