import * as z from 'zod';

import { currentPasswordSchema } from './account-changes';
import { defineEndpoint } from './endpoint';
import { codeSchema } from './second-factor-code';

const nothing = z.strictObject({});

/** The secret of an authenticator app, and the address by which an app takes it in: what a QR code holds. */
export const begunSchema = z.object({ secret: z.string(), address: z.string() });

/** Each signs in once in place of a code. This answer is the only place where they can be read. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const passwordProofSchema = z.strictObject({ currentPassword: currentPasswordSchema });
export const codeProofSchema = z.strictObject({ code: codeSchema });
export const fullProofSchema = z.strictObject({
  currentPassword: currentPasswordSchema,
  code: codeSchema,
});

export type Begun = z.infer<typeof begunSchema>;
export type PasswordProof = z.infer<typeof passwordProofSchema>;
export type CodeProof = z.infer<typeof codeProofSchema>;
export type FullProof = z.infer<typeof fullProofSchema>;

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  input: nothing,
  output: z.object({
    on: z.boolean(),
    /** In ms; null where it is off. */
    since: z.number().nullable(),
    recoveryCodesLeft: z.number(),
  }),
  errors: ['not_authenticated'],
});

/** Makes a secret. It counts once a code of it was shown to `confirmSecondFactor`, within half an hour. */
export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor/begin',
  input: passwordProofSchema,
  output: begunSchema,
  errors: ['not_authenticated', 'wrong_password', 'second_factor_on', 'busy'],
});

/** Turns it on, and ends the other sessions of the account. */
export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  input: codeProofSchema,
  output: recoveryCodesSchema,
  errors: [
    'not_authenticated',
    'bad_second_factor',
    'second_factor_on',
    'second_factor_not_begun',
    'busy',
  ],
});

/** Makes new recovery codes; those of before open nothing any more. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  input: fullProofSchema,
  output: recoveryCodesSchema,
  errors: ['not_authenticated', 'wrong_password', 'bad_second_factor', 'second_factor_off', 'busy'],
});

export const removeSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/second-factor',
  input: fullProofSchema,
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_authenticated', 'wrong_password', 'bad_second_factor', 'second_factor_off', 'busy'],
});
