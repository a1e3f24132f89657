import * as z from 'zod';

import { PASSWORD_MAX } from '../accounts';
import { defineEndpoint } from '../endpoint';
import { codeSchema } from '../second-factor-code';

const nothing = z.strictObject({});

export const ADMIN_NAME_MAX = 100;

/** How long a token of the desk works, in hours, from its login. */
export const ADMIN_HOURS = 8;

export const adminCredentialsSchema = z.strictObject({
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, 'Username is required')
    .max(ADMIN_NAME_MAX, `Please use at most ${ADMIN_NAME_MAX} characters`),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`),
  /** Of an authenticator app, or a recovery code: where a second factor is set up. */
  code: codeSchema.optional(),
});

export const adminSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
});

export type AdminCredentials = z.infer<typeof adminCredentialsSchema>;
export type Admin = z.infer<typeof adminSchema>;

/**
 * Opens the desk. The token goes as a bearer with every call under /api/admin/, and the same one comes
 * as a cookie, which opens the desk alone, too. Where both are sent and differ, neither counts.
 * 'second_factor_needed' asks for the same once more with a `code`.
 */
export const adminLogin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  input: adminCredentialsSchema,
  // This server says `success: true` with all of it, or an error. Pages judge whatever comes.
  output: z.object({
    success: z.boolean(),
    message: z.string().optional(),
    token: z.string().optional(),
    admin: adminSchema.optional(),
  }),
  errors: [
    'bad_admin_credentials',
    'weak_admin_password',
    'second_factor_needed',
    'bad_second_factor',
    'busy',
  ],
});

export const adminMe = defineEndpoint({
  method: 'GET',
  path: '/api/admin/me',
  input: nothing,
  output: z.object({
    admin: adminSchema,
    /** When a second factor has to be set up, in ms; null where there is one, or none is asked for here. */
    secondFactorDue: z.number().nullable().optional(),
  }),
  errors: ['admin_not_authenticated', 'second_factor_required'],
});

/** Ends the session of the request. Without one there is nothing to end. */
export const adminLogout = defineEndpoint({
  method: 'POST',
  path: '/api/admin/logout',
  input: nothing,
  output: z.object({ ok: z.literal(true) }),
  errors: [],
});
