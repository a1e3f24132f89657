import { Box } from '@mui/material';

import { type ChartDays, getRevenue, type Revenue } from '#shared/contract/admin/charts';

import { useAdminQuery } from '../../../http/admin/queries';
import { format } from '../../../ui/words/format';
import { QueryBoundary } from '../query-boundary';
import { amountWords } from '../fact-words';
import { ChartCard } from './chart-card';
import { chartPoints } from './chart-points';
import { FiguresChart } from './figures-chart';
import { messages } from './messages';

/** What Stripe says, which takes a moment: the other charts do not wait for it. */
export function RevenueCard({ days }: { days: ChartDays }) {
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
  if (live === null) return messages.paymentsAreNotSetUp;
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
