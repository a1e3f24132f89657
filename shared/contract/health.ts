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
