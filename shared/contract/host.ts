import * as z from 'zod';

import { defineEndpoint } from './endpoint';

/** Whether the server and its database answer: for monitors and for whoever waits for a start. */
export const health = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  input: z.strictObject({}),
  output: z.object({
    ok: z.literal(true),
    /** 'disk_full' where there is no room: what is there can be read, and nothing new is taken. */
    status: z.enum(['ok', 'disk_full']),
  }),
  errors: [],
});

/** What the public pages say of the server that they come from. */
export const hostSchema = z.object({
  operatorName: z.string(),
  contactEmail: z.string(),
  /** Where people reach the server, without a slash at its end. */
  publicUrl: z.string(),
  /** Length of the free trial of Premium, in days; 0: none is promised. */
  trialDays: z.number().int().min(0),
});

export type Host = z.infer<typeof hostSchema>;

export const getHost = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  input: z.strictObject({}),
  output: hostSchema,
  errors: [],
});
