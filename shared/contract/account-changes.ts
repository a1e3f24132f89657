import * as z from 'zod';

import { emailSchema, PASSWORD_MAX, userSchema } from './accounts';
import { defineEndpoint } from './endpoint';

export const currentPasswordSchema = z
  .string({ error: 'Please enter your current password.' })
  .min(1, 'Please enter your current password.')
  .max(PASSWORD_MAX, 'This is not your current password.');

export const emailChangeSchema = z.strictObject({
  email: emailSchema,
  currentPassword: currentPasswordSchema,
});
export const deletionSchema = z.strictObject({ currentPassword: currentPasswordSchema });

export type EmailChange = z.infer<typeof emailChangeSchema>;
export type Deletion = z.infer<typeof deletionSchema>;

/** With a mail server, `user` keeps the old email, and has the new one as `newEmail`, until `confirmEmail`. */
export const updateEmail = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/update-email',
  input: emailChangeSchema,
  output: z.object({ user: userSchema }),
  errors: ['not_authenticated', 'wrong_password', 'email_taken', 'busy'],
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/account',
  input: deletionSchema,
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_authenticated', 'wrong_password', 'busy'],
});
