import * as z from 'zod';

import { defineEndpoint } from '../endpoint';
import { FAILURE_KINDS } from '../reports';

const reportGroupSchema = z.object({
  id: z.string(),
  kind: z.enum(FAILURE_KINDS),
  message: z.string(),
  app: z.string(),
  reports: z.number(),
  /** How often it happened, summed over the reports. */
  times: z.number(),
  /** When the first and the last report arrived, in ms. */
  firstAt: z.number(),
  lastAt: z.number(),
  /** Of the newest report. */
  stack: z.array(z.string()),
  page: z.string(),
  browser: z.string(),
});

export type ReportGroup = z.infer<typeof reportGroupSchema>;

export const listReports = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reports',
  input: z.strictObject({
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.object({ groups: z.array(reportGroupSchema), total: z.number() }),
  errors: ['admin_not_authenticated'],
});

export const deleteReports = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/reports/:id',
  input: z.strictObject({}),
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found'],
});
