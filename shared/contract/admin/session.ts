import * as z from 'zod';

import { passwordProofSchema } from '../account-changes';
import { codeSchema, PASSWORD_MAX } from '../accounts';
import { defineEndpoint } from '../endpoint';
import { begunSchema, codeProofSchema, recoveryCodesSchema } from '../second-factor';

/** These two calls work where all others answer 'second_factor_required'. */
export const beginAdminSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/second-factor/begin',
  input: passwordProofSchema,
  output: begunSchema,
  errors: ['admin_not_authenticated', 'wrong_password', 'second_factor_on', 'busy'],
});

export const confirmAdminSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/second-factor/confirm',
  input: codeProofSchema,
  output: recoveryCodesSchema,
  errors: [
    'admin_not_authenticated',
    'bad_second_factor',
    'second_factor_on',
    'second_factor_not_begun',
    'busy',
  ],
});

const nothing = z.strictObject({});

export const ADMIN_NAME_MAX = 100;

/** How long a session lasts from its login. */
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
  /** A code of an authenticator app, or a recovery code. */
  code: codeSchema.optional(),
});

const adminSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
});

export type AdminCredentials = z.infer<typeof adminCredentialsSchema>;
export type Admin = z.infer<typeof adminSchema>;

/**
 * The token is sent as a bearer token with every call under /api/admin/; the cookie with the same token works too. If
 * both are sent and differ, the call is not authenticated. 'second_factor_needed' asks for the same call with a
 * `code`.
 */
export const adminLogin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  signsIn: true,
  input: adminCredentialsSchema,
  // This server answers `success: true` with all fields, or an error.
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
    'passkey_needed',
    'busy',
  ],
});

export const adminMe = defineEndpoint({
  method: 'GET',
  path: '/api/admin/me',
  input: nothing,
  output: z.object({
    admin: adminSchema,
    /** By when a second factor has to be set up, in ms; null if there is one, or none is required. */
    secondFactorDue: z.number().nullable().optional(),
  }),
  errors: ['admin_not_authenticated', 'second_factor_required'],
});

/** Works without a session too. */
export const adminLogout = defineEndpoint({
  method: 'POST',
  path: '/api/admin/logout',
  signsIn: true,
  input: nothing,
  output: z.object({ ok: z.literal(true) }),
  errors: [],
});
