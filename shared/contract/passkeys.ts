import * as z from 'zod';

import { passwordProofSchema } from './account-changes';
import { userSchema } from './accounts';
import { consentsSchema } from './consents';
import { defineEndpoint } from './endpoint';

/** How long a challenge can be answered, in ms. */
export const PASSKEY_MS = 5 * 60_000;

const PASSKEY_NAME_MAX = 60;

const LETTERS = /^[\w-]*$/;

const base64url = (most: number) => z.string().min(1).max(most).regex(LETTERS);

/** The authenticator's response to creating a passkey. WebAuthn's field names, binary values in base64url. */
export const madePasskeySchema = z.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(2_000),
  attestationObject: base64url(12_000),
  /** How the authenticator can be reached: 'internal', 'hybrid', 'usb'. */
  transports: z.array(z.string().max(20)).max(10),
});

/** The authenticator's response to signing in. WebAuthn's field names, binary values in base64url. */
export const shownPasskeySchema = z.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(2_000),
  authenticatorData: base64url(4_000),
  signature: base64url(6_000),
  userHandle: base64url(200).optional(),
});

/** A random number of 256 bits that the page makes, so that only the page that began a sign-in can finish it. */
export const pageKeySchema = z.string().length(43).regex(LETTERS);

/** For `navigator.credentials.create`, in its JSON form. The schema lists only the fields that the app reads. */
export const creationOptionsSchema = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
});

/** For `navigator.credentials.get`, in its JSON form. It does not name an account. */
export const requestOptionsSchema = z.looseObject({ challenge: z.string(), rpId: z.string() });

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The site that the passkey works for. */
  site: z.string(),
  /** Whether it is synced to the user's other devices. */
  synced: z.boolean(),
  /** In ms. */
  createdAt: z.number(),
  /** In ms; null: never. */
  lastUsedAt: z.number().nullable(),
});

const nameSchema = z
  .string({ error: 'Please enter a name.' })
  .trim()
  .min(1, 'Please enter a name.')
  .max(PASSKEY_NAME_MAX, `Please use at most ${PASSKEY_NAME_MAX} characters`)
  .regex(/^\P{Cc}*$/u, 'Please use one line.');

export const passkeyNameSchema = z.strictObject({ name: nameSchema });

/** What a browser needs to know that a passkey no longer works. */
export const removedPasskeySchema = z.object({ site: z.string(), credentialId: z.string() });

export type MadePasskey = z.infer<typeof madePasskeySchema>;
export type ShownPasskey = z.infer<typeof shownPasskeySchema>;
export type CreationOptions = z.infer<typeof creationOptionsSchema>;
export type RequestOptions = z.infer<typeof requestOptionsSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type PasskeyName = z.infer<typeof passkeyNameSchema>;

const nothing = z.strictObject({});

/** Oldest first. */
export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/auth/passkeys',
  input: nothing,
  output: z.object({ passkeys: z.array(passkeySchema) }),
  errors: ['not_authenticated'],
});

/** The first of two calls that add a passkey; `addPasskey` follows within `PASSKEY_MS`, in the same session. */
export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  input: passwordProofSchema,
  output: creationOptionsSchema,
  errors: ['not_authenticated', 'wrong_password', 'passkeys_full', 'passkeys_not_here', 'busy'],
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  input: madePasskeySchema,
  output: z.object({ passkey: passkeySchema }),
  errors: ['not_authenticated', 'bad_passkey', 'passkey_expired', 'passkey_known', 'passkeys_full'],
});

export const renamePasskey = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/passkeys/:id',
  input: passkeyNameSchema,
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_authenticated', 'not_found'],
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  input: passwordProofSchema,
  output: removedPasskeySchema,
  errors: ['not_authenticated', 'wrong_password', 'not_found', 'busy'],
});

/** The first of two calls that sign in; `passkeyLogin` follows within `PASSKEY_MS`, from the same page. */
export const beginPasskeyLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkey-login/begin',
  signsIn: true,
  input: z.strictObject({ pageKey: pageKeySchema }),
  output: requestOptionsSchema,
  errors: ['passkeys_not_here', 'single_sign_on_only'],
});

/** A passkey counts as password and second factor. Errors do not reveal whose passkey it is. */
export const passkeyLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkey-login',
  signsIn: true,
  input: z.strictObject({
    pageKey: pageKeySchema,
    passkey: shownPasskeySchema,
    sharedDevice: z.boolean().optional(),
  }),
  output: z.object({ user: userSchema, consents: consentsSchema.optional() }),
  errors: ['bad_passkey', 'passkey_expired', 'single_sign_on_only', 'https_needed'],
});
