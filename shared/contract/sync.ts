import * as z from 'zod';

import { syncRequestSchema, syncResponseSchema } from '#shared/sync/protocol';

import { defineEndpoint } from './endpoint';

export const syncRecords = defineEndpoint({
  method: 'POST',
  path: '/api/sync',
  /** On a full disk, each operation is checked separately. */
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

/** Server-sent events. Each one means that there are changes to fetch. */
export const liveChanges = defineEndpoint({
  method: 'GET',
  path: '/api/sync/live',
  input: z.strictObject({}),
  output: z.unknown(),
  errors: ['not_authenticated', 'account_deleted', 'not_ready'],
});
