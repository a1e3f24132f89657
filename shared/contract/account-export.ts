import * as z from 'zod';

import { proofSchema } from './account-changes';
import { defineEndpoint } from './endpoint';

/** For how long after signing in with a password or passkey the export needs no password. */
export const FRESH_MINUTES = 15;

/** The approximate size in bytes: the archive is created while it is sent, so there is no Content-Length. */
export const EXPORT_BYTES_HEADER = 'Platelog-About-Bytes';

const exportPasswordSchema = proofSchema;

export type ExportPassword = z.infer<typeof exportPasswordSchema>;

const path = '/api/account/export';

/**
 * A ZIP of everything that the server stores about the user. If the user has not just signed in, the call fails with
 * `password_needed`; a user without a password gets `confirmation_needed` until they confirm by single sign-on.
 */
export const exportAccount = defineEndpoint({
  method: 'GET',
  path,
  input: z.strictObject({}),
  output: z.unknown(),
  errors: ['not_authenticated', 'password_needed', 'confirmation_needed', 'busy'],
});

/** The same for a user who signed in a while ago. */
export const exportAccountByPassword = defineEndpoint({
  method: 'POST',
  path,
  onFullDisk: true,
  input: exportPasswordSchema,
  output: z.unknown(),
  errors: ['not_authenticated', 'wrong_password', 'confirmation_needed', 'busy'],
});
