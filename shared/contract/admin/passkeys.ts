import * as z from 'zod';

import { passwordProofSchema } from '../account-changes';
import { defineEndpoint } from '../endpoint';
import {
  creationOptionsSchema,
  madePasskeySchema,
  pageKeySchema,
  passkeyNameSchema,
  passkeySchema,
  removedPasskeySchema,
  requestOptionsSchema,
  shownPasskeySchema,
} from '../passkeys';
import { adminLogin } from './session';

const nothing = z.strictObject({});

/** The administrator's own passkeys, oldest first. */
export const listAdminPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/admin/passkeys',
  input: nothing,
  output: z.object({ passkeys: z.array(passkeySchema) }),
  errors: ['admin_not_authenticated'],
});

/** This call and the next also work where all others answer 'second_factor_required'. */
export const beginAdminPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkeys/begin',
  input: passwordProofSchema,
  output: creationOptionsSchema,
  errors: [
    'admin_not_authenticated',
    'wrong_password',
    'passkeys_full',
    'passkeys_not_here',
    'busy',
  ],
});

/** Ends the administrator's other sessions. */
export const addAdminPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkeys',
  input: madePasskeySchema,
  output: z.object({ passkey: passkeySchema }),
  errors: [
    'admin_not_authenticated',
    'bad_passkey',
    'passkey_expired',
    'passkey_known',
    'passkeys_full',
  ],
});

export const renameAdminPasskey = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/passkeys/:id',
  input: passkeyNameSchema,
  output: z.object({ ok: z.literal(true) }),
  errors: ['admin_not_authenticated', 'not_found'],
});

export const removeAdminPasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/passkeys/:id',
  input: passwordProofSchema,
  output: removedPasskeySchema,
  errors: ['admin_not_authenticated', 'wrong_password', 'not_found', 'busy'],
});

export const beginAdminPasskeyLogin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkey-login/begin',
  signsIn: true,
  input: z.strictObject({ pageKey: pageKeySchema }),
  output: requestOptionsSchema,
  errors: ['passkeys_not_here'],
});

/** The session and its token are those of `adminLogin`. */
export const adminPasskeyLogin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkey-login',
  signsIn: true,
  input: z.strictObject({ pageKey: pageKeySchema, passkey: shownPasskeySchema }),
  output: adminLogin.output,
  errors: ['bad_passkey', 'passkey_expired'],
});
