import * as z from 'zod';

import { passwordProofSchema } from './account-changes';
import { codeSchema } from './accounts';
import { defineEndpoint } from './endpoint';

const nothing = z.strictObject({});

/** `address` is the content of the QR code. */
export const begunSchema = z.object({ secret: z.string(), address: z.string() });

/** Each works once. They are returned only here. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const codeProofSchema = z.strictObject({ code: codeSchema });
export const fullProofSchema = passwordProofSchema.extend({ code: codeSchema });

export type Begun = z.infer<typeof begunSchema>;
export type CodeProof = z.infer<typeof codeProofSchema>;
export type FullProof = z.infer<typeof fullProofSchema>;

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  input: nothing,
  output: z.object({
    on: z.boolean(),
    /** In ms; null: off. */
    since: z.number().nullable(),
    recoveryCodesLeft: z.number(),
  }),
  errors: ['not_authenticated'],
});

/** The secret is active only after `confirmSecondFactor`, which must follow within half an hour. */
export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor/begin',
  input: passwordProofSchema,
  output: begunSchema,
  errors: ['not_authenticated', 'wrong_password', 'second_factor_on', 'busy'],
});

/** Ends the other sessions of the account. */
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

/** The old codes stop working. */
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
