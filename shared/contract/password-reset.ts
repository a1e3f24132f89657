import * as z from 'zod';

import { emailSchema, newPasswordPairSchema } from './accounts';
import { defineEndpoint } from './endpoint';

/** How long a mailed link works. */
export const RESET_MINUTES = 30;

export const resetRequestSchema = z.strictObject({ email: emailSchema });

export const requestReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/request-reset',
  input: resetRequestSchema,
  /** The same for unknown emails; `mail` is about the server alone. */
  output: z.object({ ok: z.literal(true), mail: z.enum(['sent', 'not_set_up']) }),
  errors: ['busy'],
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  input: newPasswordPairSchema({ token: z.string().max(100) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['bad_reset_token', 'busy'],
});
