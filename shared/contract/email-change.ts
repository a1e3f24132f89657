import * as z from 'zod';

import { userSchema } from './accounts';
import { defineEndpoint } from './endpoint';

/** How long the mailed link works. */
export const EMAIL_LINK_HOURS = 24;

const nothing = z.strictObject({});
const changed = z.object({ user: userSchema });

/** Works for everybody who has the link, with or without a session. */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  input: z.strictObject({ token: z.string().max(100) }),
  output: z.object({
    email: z.string(),
    /** Whether this device is signed in to the account. */
    own: z.boolean(),
  }),
  errors: ['bad_email_token', 'email_taken'],
});

/** The link before stops working. */
export const resendEmailLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/resend-email-link',
  input: nothing,
  output: changed,
  errors: ['not_authenticated', 'not_found', 'mail_not_set_up', 'busy'],
});

export const cancelEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/auth/cancel-email-change',
  input: nothing,
  output: changed,
  errors: ['not_authenticated'],
});
