import * as z from 'zod';

import { proofSchema } from './account-changes';
import { defineEndpoint } from './endpoint';

/** How long after signing in with a password or a passkey no password is asked for. */
export const FRESH_MINUTES = 15;

/** About how many bytes will come: an archive that is made on the way has no length. */
export const EXPORT_BYTES_HEADER = 'Platelog-About-Bytes';

const exportPasswordSchema = proofSchema;

export type ExportPassword = z.infer<typeof exportPasswordSchema>;

const path = '/api/account/export';

/**
 * A ZIP of everything that the server holds of the caller. Unless they have just signed in, refused with
 * `password_needed`; without a password, with `confirmation_needed` until they have confirmed by single sign-on.
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
