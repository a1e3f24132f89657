import * as z from 'zod';

import { codeSchema, newPerson, newPersonForm, PASSWORD_MAX, userSchema } from './accounts';
import { consentsSchema } from './consents';
import { defineEndpoint } from './endpoint';

/** Where the issuer sends the browser back to; it goes on to a page of the app, and changes nothing. */
export const SINGLE_SIGN_ON_CALLBACK = '/api/auth/oidc/callback';

/** For how long somebody without a password has shown that it is them. */
export const CONFIRMED_MINUTES = 10;

/** A page of the issuer. */
const elsewhere = z.object({ address: z.url({ protocol: /^https?$/ }) });

/** The answer sets the cookie of this sign-in, which is good for 15 minutes. */
export const beginSingleSignOn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/oidc/begin',
  signsIn: true,
  input: z.strictObject({ sharedDevice: z.boolean().optional() }),
  output: elsewhere,
  errors: ['single_sign_on_off', 'issuer_away', 'sign_in_not_confirmed', 'https_needed'],
});

/** Somebody without a password shows again that it is them. */
export const confirmBySingleSignOn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/oidc/confirm',
  onFullDisk: true,
  input: z.strictObject({}),
  output: elsewhere,
  errors: ['not_authenticated', 'single_sign_on_off', 'issuer_away', 'sign_in_not_confirmed'],
});

const entered = z.object({
  next: z.literal('enter'),
  user: userSchema,
  consents: consentsSchema,
  /** As it was chosen at the beginning. */
  sharedDevice: z.boolean(),
});

export type Entered = z.infer<typeof entered>;

/** Nobody is signed in and nothing is linked, before the last step. */
const outcome = z.discriminatedUnion('next', [
  entered,
  /** There is an account of this email: its password links it, its code opens it. */
  z.object({ next: z.literal('prove'), needs: z.enum(['password', 'code']), email: z.string() }),
  /** There is none. What the issuer says of the person, for the form; empty where it says nothing. */
  z.object({
    next: z.literal('sign_up'),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    needsInvite: z.boolean(),
  }),
  z.object({ next: z.literal('confirmed') }),
]);

export type SingleSignOnOutcome = z.infer<typeof outcome>;

const ANSWER_MOST = 8_000;

/** Works once, in the browser in which the sign-in was begun. */
export const finishSingleSignOn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/oidc/finish',
  signsIn: true,
  /** The query with which the issuer has sent the browser back. */
  input: z.strictObject({ answer: z.string().max(ANSWER_MOST) }),
  output: outcome,
  errors: [
    ...(['single_sign_on_off', 'issuer_away', 'sign_in_not_confirmed'] as const),
    ...(['sign_in_canceled', 'not_authenticated', 'signups_closed', 'email_taken'] as const),
    ...(['https_needed'] as const),
  ],
});

/** 'second_factor_needed' asks for the same call with a `code`. */
export const proveSingleSignOn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/oidc/prove',
  signsIn: true,
  input: z.strictObject({
    password: z.string().max(PASSWORD_MAX).optional(),
    code: codeSchema.optional(),
  }),
  output: entered,
  errors: [
    ...(['single_sign_on_off', 'sign_in_not_confirmed', 'bad_credentials'] as const),
    ...(['second_factor_needed', 'bad_second_factor', 'https_needed', 'busy'] as const),
  ],
});

const newcomerSchema = z.strictObject(newPerson);

export const newcomerFormSchema = z.strictObject(newPersonForm);

export type NewcomerForm = z.input<typeof newcomerFormSchema>;

export const registerBySingleSignOn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/oidc/register',
  input: newcomerSchema,
  output: entered,
  errors: [
    ...(['single_sign_on_off', 'sign_in_not_confirmed', 'https_needed'] as const),
    ...(['email_taken', 'signups_closed', 'bad_invite'] as const),
  ],
});
