import * as z from 'zod';

import { currentPasswordSchema } from './account-changes';
import { newPasswordPairSchema } from './accounts';
import { defineEndpoint } from './endpoint';

export const passwordChangeSchema = newPasswordPairSchema({
  currentPassword: currentPasswordSchema,
  /** By default other sessions end. */
  keepOtherSessions: z.boolean().optional(),
});

export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/password',
  input: passwordChangeSchema,
  output: z.object({
    ok: z.literal(true),
    ended: z.number(),
  }),
  errors: ['not_authenticated', 'wrong_password', 'busy'],
});
