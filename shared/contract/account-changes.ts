import * as z from 'zod';

import { emailSchema, names, newPasswordPairSchema, PASSWORD_MAX, userSchema } from './accounts';
import { defineEndpoint } from './endpoint';

/** How long a mailed link works. */
export const RESET_MINUTES = 30;

export const resetRequestSchema = z.strictObject({ email: emailSchema });

export const requestReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/request-reset',
  input: resetRequestSchema,
  /** The same for unknown emails: `mail` says only whether the server can send mail. */
  output: z.object({ ok: z.literal(true), mail: z.enum(['sent', 'not_set_up']) }),
  errors: ['busy'],
});

const resetToken = z.string().max(100);

/**
 * Whether a link still works, checked before the user chooses a password. Changes nothing, and does not reveal the
 * account.
 */
export const checkResetLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/check-reset-link',
  input: z.strictObject({ token: resetToken }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['bad_reset_token', 'busy'],
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  input: newPasswordPairSchema({ token: resetToken }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['bad_reset_token', 'busy'],
});

/** How long the mailed link works. */
export const EMAIL_LINK_HOURS = 24;

const nothing = z.strictObject({});

const changed = z.object({ user: userSchema });

/** Works for anyone who has the link, with or without a session. */
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

/** The previous link stops working. */
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

export const PASSWORD_MISSING = 'Please enter your current password.';

const currentPasswordSchema = z
  .string({ error: PASSWORD_MISSING })
  .min(1, PASSWORD_MISSING)
  .max(PASSWORD_MAX, 'This is not your current password.');

/**
 * Proof that the account's owner makes the call: the password. Users without one confirm by single sign-on before the
 * call instead.
 */
export const proofSchema = z.strictObject({ currentPassword: currentPasswordSchema.optional() });

export type Proof = z.infer<typeof proofSchema>;

/** The same for calls that always need a password. */
export const passwordProofSchema = z.strictObject({ currentPassword: currentPasswordSchema });

export type PasswordProof = z.infer<typeof passwordProofSchema>;

export const emailChangeSchema = proofSchema.extend({ email: emailSchema });
export const nameChangeSchema = z.strictObject(names);

export type EmailChange = z.infer<typeof emailChangeSchema>;
export type NameChange = z.infer<typeof nameChangeSchema>;

/**
 * If the server can send mail, `user` keeps the old email and has the new one as `newEmail` until `confirmEmail` is
 * called.
 */
export const updateEmail = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/update-email',
  input: emailChangeSchema,
  output: z.object({ user: userSchema }),
  errors: ['not_authenticated', 'wrong_password', 'confirmation_needed', 'email_taken', 'busy'],
});

export const updateName = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/update-name',
  input: nameChangeSchema,
  output: changed,
  errors: ['not_authenticated'],
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/account',
  input: proofSchema,
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_authenticated', 'wrong_password', 'confirmation_needed', 'busy'],
});

/** 256 random bits made by the device, so it cannot be guessed. */
const ticketSchema = z.string().regex(/^[\w-]{43}$/, 'This is not an erase ticket.');

/** The device keeps the ticket for when it has no session. */
export const keepEraseTicket = defineEndpoint({
  method: 'PUT',
  path: '/api/account/erase-ticket',
  input: z.strictObject({ userId: z.string().max(60), ticket: ticketSchema }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_authenticated', 'wrong_user'],
});

/** Needs no session: the ticket, or a session that the account still has, is the proof. */
export const isAccountGone = defineEndpoint({
  method: 'POST',
  path: '/api/account/gone',
  input: z.strictObject({ userId: z.string().max(60), ticket: ticketSchema.optional() }),
  /** Also false for a wrong ticket and for an account that never existed. */
  output: z.object({ gone: z.boolean() }),
  errors: [],
});

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
