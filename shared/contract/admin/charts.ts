import * as z from 'zod';

import { defineEndpoint } from '../endpoint';

export const CHART_DAYS = [7, 30, 365] as const;
export type ChartDays = (typeof CHART_DAYS)[number];

export const CHARTS = ['signUps', 'people', 'images', 'failures'] as const;
export type ChartName = (typeof CHARTS)[number];

const chartDays = z.strictObject({
  days: z.coerce.number().pipe(z.literal(CHART_DAYS)).default(30),
});

const figures = z.array(z.number().nullable());

/**
 * Daily sums, a figure for each of `days`; null where nothing is kept of that day. `people` have entries that arrived that
 * day, `failures` are reports of the app. Deleted accounts are in none of them.
 */
export const getCharts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/charts',
  input: chartDays,
  output: z.object({
    /** UTC, 'YYYY-MM-DD', oldest first; the last is today. */
    days: z.array(z.string()),
    charts: z.object({ signUps: figures, people: figures, images: figures, failures: figures }),
  }),
  errors: ['admin_not_authenticated'],
});

/** What was paid at Stripe, by day and currency. Asked of Stripe, and kept for ten minutes. */
export const getRevenue = defineEndpoint({
  method: 'GET',
  path: '/api/admin/revenue',
  input: chartDays,
  output: z.object({
    days: z.array(z.string()),
    /** Cents before refunds, the currency with the most payments first. Null: before the payments that were asked for. */
    currencies: z.array(z.object({ currency: z.string(), cents: figures })),
    /** Whether the key moves money; null if payments are not set up. */
    live: z.boolean().nullable(),
  }),
  errors: ['admin_not_authenticated', 'payments_unreachable'],
});

export type Charts = z.output<typeof getCharts.output>;
export type Revenue = z.output<typeof getRevenue.output>;
