import * as z from 'zod';

import { codeSchema, newPerson, newPersonForm, PASSWORD_MAX, userSchema } from './accounts';
import { consentsSchema } from './consents';
import { defineEndpoint } from './endpoint';

/** Where the issuer sends the browser back to. Redirects to a page of the app and changes nothing. */
export const SINGLE_SIGN_ON_CALLBACK = '/api/auth/oidc/callback';

/** For how long a confirmation by a user without a password is valid. */
export const CONFIRMED_MINUTES = 10;

/** A page of the issuer. */
const elsewhere = z.object({ address: z.url({ protocol: /^https?$/ }) });

/** The response sets a cookie for this sign-in, valid for 15 minutes. */
export const beginSingleSignOn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/oidc/begin',
  signsIn: true,
  input: z.strictObject({ sharedDevice: z.boolean().optional() }),
  output: elsewhere,
  errors: ['single_sign_on_off', 'issuer_away', 'sign_in_not_confirmed', 'https_needed'],
});

/** Lets a user without a password confirm their identity again. */
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
  /** As chosen when the sign-in began. */
  sharedDevice: z.boolean(),
});

export type Entered = z.infer<typeof entered>;

/** Only `entered` means signed in. In the other cases nobody is signed in and nothing is linked yet. */
const outcome = z.discriminatedUnion('next', [
  entered,
  /**
   * An account was found. 'password': it has the same email, and its password links it. 'code': it has a second
   * factor.
   */
  z.object({ next: z.literal('prove'), needs: z.enum(['password', 'code']), email: z.string() }),
  /** No account exists. What the issuer says about the user, to fill in the form; empty if it says nothing. */
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
  /** The query string with which the issuer sent the browser back. */
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
