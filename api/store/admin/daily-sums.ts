import { type RawBuilder, sql } from 'kysely';

import type { ChartName } from '#shared/contract/admin/charts';

import type { Database } from '../database';
import { REPORTS_MOST } from '../failure-reports';
import { pause } from '../long-work/in-slices';

const DAY_MS = 24 * 3600 * 1000;

// Days per slice: with a million records a year, those of one day are counted in a few ms.
const SLICE_DAYS: Record<ChartName, number> = {
  people: 1,
  signUps: 30,
  images: 30,
  failures: 365,
};

interface Span {
  from: number;
  until: number;
}

type Query = (span: Span) => RawBuilder<{ day: number; count: number }>;

/** Counts per day, by the server's clock (UTC). Each query reads only its index. */
export const DAILY_SUMS: Record<ChartName, Query> = {
  signUps: ({ from, until }) => sql`
    SELECT created_at / ${sql.lit(DAY_MS)} AS day, COUNT(*) AS count FROM user_directory
    WHERE created_at >= ${from} AND created_at < ${until} GROUP BY day`,
  people: ({ from, until }) => sql`
    SELECT created_at / ${sql.lit(DAY_MS)} AS day, COUNT(DISTINCT user_id) AS count FROM records
    WHERE created_at >= ${from} AND created_at < ${until} GROUP BY day`,
  images: ({ from, until }) => sql`
    SELECT at / ${sql.lit(DAY_MS)} AS day, COUNT(*) AS count FROM photo_credits
    WHERE change = 1 AND at >= ${from} AND at < ${until} GROUP BY day`,
  failures: ({ from, until }) => sql`
    SELECT received_at / ${sql.lit(DAY_MS)} AS day, COUNT(*) AS count FROM failure_reports
    WHERE received_at >= ${from} AND received_at < ${until} GROUP BY day`,
};

/**
 * A figure for each of a number of days.
 * @param first the first day, in days since 1970
 */
export async function dailySums(
  db: Database,
  name: ChartName,
  { first, days }: { first: number; days: number },
): Promise<number[]> {
  const figures = new Array<number>(days).fill(0);
  const slice = SLICE_DAYS[name];
  for (let start = 0; start < days; start += slice) {
    const from = (first + start) * DAY_MS;
    const until = (first + Math.min(days, start + slice)) * DAY_MS;
    const { rows } = await DAILY_SUMS[name]({ from, until }).execute(db);
    for (const { day, count } of rows) figures[day - first] = count;
    await pause();
  }
  return figures;
}

/** When the oldest stored report arrived, if older ones were removed to make room; otherwise undefined. */
export async function oldestOfManyReports(db: Database): Promise<number | undefined> {
  const { reports, oldest } = await db
    .selectFrom('failure_reports')
    .select((eb) => [
      eb.fn.countAll<number>().as('reports'),
      eb.fn.min<number | null>('received_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return reports < REPORTS_MOST ? undefined : (oldest ?? undefined);
}
