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
 * Daily sums, one for each of `days`; null if nothing is stored for that day. `people`: users who synced changes that
 * day. `failures`: error reports of the app. Deleted accounts are not counted.
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

/** Payments at Stripe by day and currency. Fetched from Stripe and cached for ten minutes. */
export const getRevenue = defineEndpoint({
  method: 'GET',
  path: '/api/admin/revenue',
  input: chartDays,
  output: z.object({
    days: z.array(z.string()),
    /**
     * Cents before refunds, the currency with the most payments first. Null: the day is before the first payment that
     * was fetched.
     */
    currencies: z.array(z.object({ currency: z.string(), cents: figures })),
    /** Whether it is a live key; null if payments are not set up. */
    live: z.boolean().nullable(),
  }),
  errors: ['admin_not_authenticated', 'payments_unreachable'],
});

export type Charts = z.output<typeof getCharts.output>;
export type Revenue = z.output<typeof getRevenue.output>;
