import * as z from 'zod';

import { userSchema } from './accounts';
import { defineEndpoint } from './endpoint';

/** How long the link works that is mailed to a new address. */
export const EMAIL_LINK_HOURS = 24;

const nothing = z.strictObject({});
const changed = z.object({ user: userSchema });

/** Opens the link that went to a new address: from here on it counts. For whoever has the link, signed in or not. */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  input: z.strictObject({ token: z.string().max(100) }),
  output: z.object({
    email: z.string(),
    /** Whether the account is signed in on the device that opened the link. */
    own: z.boolean(),
  }),
  errors: ['bad_email_token', 'email_taken'],
});

/** Mails a new link to the address that waits; the one before ends. */
export const resendEmailLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/resend-email-link',
  input: nothing,
  output: changed,
  errors: ['not_authenticated', 'not_found', 'mail_not_set_up', 'busy'],
});

/** Gives a new address up that waits to be confirmed. */
export const cancelEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/auth/cancel-email-change',
  input: nothing,
  output: changed,
  errors: ['not_authenticated'],
});
