import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';

import {
  CHART_DAYS,
  type ChartDays,
  type ChartName,
  CHARTS,
  type Charts,
  getCharts,
  getRevenue,
  type Revenue,
} from '#shared/contract/admin/charts';

import { refetchAdmin, useAdminQuery } from '../../../http/admin/queries';
import { Choice } from '../../../ui/form/choice';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/whole-words';
import { amountWords } from '../fact-words';
import { QueryBoundary } from '../query-boundary';
import { TabHeader } from '../tab-header';
import { chartPoints } from './chart-points';
import { FiguresChart } from './figures-chart';
import { messages } from './messages';

const WORDS: Record<ChartName, { name: string; about: string; week: 'sum' | 'average' }> = {
  signUps: { name: messages.signUps, about: messages.aboutSignUps, week: 'sum' },
  people: { name: messages.people, about: messages.aboutPeople, week: 'average' },
  images: { name: messages.images, about: messages.aboutImages, week: 'sum' },
  failures: { name: messages.failures, about: messages.aboutFailures, week: 'sum' },
};

const OPTIONS = CHART_DAYS.map(
  (days) => [String(days), format(messages.lastDays, { days })] as const,
);

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

export function ChartsTab() {
  const [days, setDays] = useState<ChartDays>(30);
  const answer = useAdminQuery(getCharts, { days });
  const refetch = async () => Promise.all([answer.refetch(), refetchAdmin(getRevenue)]);
  return (
    <>
      <TabHeader
        title={messages.charts}
        words={messages.sumsByDay}
        answer={{ ...answer, refetch }}
      />
      <Box sx={{ maxWidth: { sm: 260 }, mb: 2 }}>
        <Choice
          label={messages.period}
          options={OPTIONS}
          value={String(days)}
          onChange={(event) => {
            const chosen = CHART_DAYS.find((one) => String(one) === event.target.value);
            if (chosen) setDays(chosen);
          }}
        />
      </Box>
      <Box sx={GRID}>
        <QueryBoundary answer={answer}>
          {(charts) => CHARTS.map((name) => <Sums key={name} name={name} charts={charts} />)}
        </QueryBoundary>
        <RevenueCard days={days} />
      </Box>
    </>
  );
}

const LEAST_SHOWN = 0.1;

function averageWords(average: number): string {
  if (average > 0 && average < LEAST_SHOWN)
    return format(messages.underOnAverageDay, { least: say(LEAST_SHOWN) });
  return format(messages.onAnAverageDay, { average: say(average) });
}

function Sums({ name: chart, charts }: { name: ChartName; charts: Charts }) {
  const { name, about, week } = WORDS[chart];
  const figures = charts.charts[chart];
  const total = figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
  const points = chartPoints({ days: charts.days, figures, week, say });
  const known = figures.filter((figure) => figure !== null).length;
  const words =
    week === 'sum'
      ? format(messages.totalOf, { total: wholeWords(total) })
      : averageWords(total / Math.max(1, known));
  return (
    <ChartCard title={name} about={about}>
      {total === 0 ? (
        <Box sx={{ color: 'text.secondary', mt: 1.5 }}>{messages.nothingInThisTime}</Box>
      ) : (
        <>
          <Box sx={{ mt: 0.5, fontSize: '1.25rem', fontWeight: 750 }}>{words}</Box>
          <FiguresChart name={name} points={points} weekly={points.length < charts.days.length} />
        </>
      )}
    </ChartCard>
  );
}

/** Formats a number; averages may have a decimal. */
function say(figure: number): string {
  return figure % 1 === 0 || figure >= 100 ? wholeWords(figure) : figure.toFixed(1);
}

interface ChartCardProps {
  title: string;
  about: string;
  children: ReactNode;
}

function ChartCard({ title, about, children }: ChartCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 720 }}>
        {title}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{about}</Box>
      {children}
    </Card>
  );
}

/** Revenue from Stripe. In its own card, because it is slow and the other charts should not wait. */
function RevenueCard({ days }: { days: ChartDays }) {
  const answer = useAdminQuery(getRevenue, { days });
  return (
    <QueryBoundary answer={answer}>
      {(revenue) =>
        revenue.currencies.length === 0 ? (
          <ChartCard title={messages.revenue} about={aboutOf(revenue)}>
            {revenue.live !== null && (
              <Box sx={{ color: 'text.secondary', mt: 1.5 }}>{messages.nothingWasPaid}</Box>
            )}
          </ChartCard>
        ) : (
          revenue.currencies.map((one) => (
            <Currency key={one.currency} revenue={revenue} {...one} />
          ))
        )
      }
    </QueryBoundary>
  );
}

function aboutOf({ live }: Revenue): string {
  if (live === null) return messages.paymentsNotSetUp;
  return live ? messages.aboutRevenue : `${messages.aboutRevenue} ${messages.withATestKey}`;
}

type CurrencyProps = Revenue['currencies'][number] & { revenue: Revenue };

function Currency({ revenue, currency, cents }: CurrencyProps) {
  const say = (figure: number) => amountWords(figure, currency);
  const title = format(messages.inCurrency, { currency: currency.toUpperCase() });
  const points = chartPoints({ days: revenue.days, figures: cents, week: 'sum', say });
  const total = cents.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
  return (
    <ChartCard title={title} about={aboutOf(revenue)}>
      <Box sx={{ mt: 0.5, fontSize: '1.25rem', fontWeight: 750 }}>
        {format(messages.totalOf, { total: say(total) })}
      </Box>
      <FiguresChart
        name={title}
        points={points}
        weekly={points.length < revenue.days.length}
        axisWords={say}
      />
    </ChartCard>
  );
}
