import * as z from 'zod';

import { syncRequestSchema, syncResponseSchema } from '#shared/sync/protocol';

import { defineEndpoint } from './endpoint';

export const syncRecords = defineEndpoint({
  method: 'POST',
  path: '/api/sync',
  /** Each of its operations is checked by itself. */
  onFullDisk: true,
  input: syncRequestSchema,
  compressed: true,
  output: syncResponseSchema,
  errors: [
    'not_authenticated',
    'wrong_user',
    'resync_needed',
    'account_deleted',
    'client_too_old',
    'disk_full',
    'busy',
  ],
});

/** Server-sent events: each one means that there is something to fetch. */
export const liveChanges = defineEndpoint({
  method: 'GET',
  path: '/api/sync/live',
  input: z.strictObject({}),
  output: z.unknown(),
  errors: ['not_authenticated', 'account_deleted', 'not_ready'],
});
