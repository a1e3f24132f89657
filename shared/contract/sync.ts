import { syncRequestSchema, syncResponseSchema } from '#shared/sync/protocol';

import { defineEndpoint } from './endpoint';

export const syncRecords = defineEndpoint({
  method: 'POST',
  path: '/api/sync',
  input: syncRequestSchema,
  output: syncResponseSchema,
  errors: ['not_authenticated', 'wrong_user', 'resync_needed', 'account_deleted', 'client_too_old'],
});
