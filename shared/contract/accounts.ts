import * as z from 'zod';

import { latinDigits } from '#shared/records/latin-digits';

import { consentsSchema } from './consents';
import { defineEndpoint } from './endpoint';
import { hostPlanSchema } from './host';

/** Crockford's base 32: no two characters look alike. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 120 bits: enough for a hash without a salt. */
export const RECOVERY_LENGTH = 24;

const WRONG = 'Please enter the six digits, or a recovery code.';

const LONGEST = 100;

const TOTP = /^\d{6}$/;

const RECOVERY = /^[0-9A-HJKMNP-TV-Z]{24}$/;

/** A code of an authenticator app, or a recovery code. Spaces, dashes and case do not matter. */
export const codeSchema = z
  .string({ error: WRONG })
  .max(LONGEST, WRONG)
  .transform(plainCode)
  .refine((code) => TOTP.test(code) || RECOVERY.test(code), WRONG);

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

// The length is checked first, and the pattern cannot backtrack: a long address must not block the only thread.
const EMAIL = /^[^@\s]{1,64}@[^@\s.]+(\.[^@\s.]+)+$/;

export const emailSchema = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email')
  .refine((text) => text.length <= 254 && EMAIL.test(text), 'Please enter a valid email');

const NAME_MAX = 100;

const nameSchema = (missing: string) =>
  z.string().trim().min(1, missing).max(NAME_MAX, `Please use at most ${NAME_MAX} characters`);

export const names = {
  firstName: nameSchema('First name is required'),
  lastName: nameSchema('Last name is required'),
};

const TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;

const newPasswordSchema = z
  .string()
  .min(PASSWORD_MIN, TOO_SHORT)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);

export function newPasswordPairSchema<Shape extends z.ZodRawShape>(others: Shape) {
  const pair = {
    password: newPasswordSchema,
    confirmPassword: z.string().min(PASSWORD_MIN, TOO_SHORT),
  };
  return z.strictObject({ ...others, ...pair }).refine(
    (form) => {
      const { password, confirmPassword } = form as { password: string; confirmPassword: string };
      return password === confirmPassword;
    },
    // Checked even if other fields are missing.
    { path: ['confirmPassword'], message: "Passwords don't match", when: hasBothPasswords },
  );
}

function hasBothPasswords({ value }: { value: unknown }): boolean {
  const { password, confirmPassword } = (value ?? {}) as Record<string, unknown>;
  const isLong = (text: unknown) => typeof text === 'string' && text.length >= PASSWORD_MIN;
  return isLong(password) && isLong(confirmPassword);
}

const AGE_MISSING = 'Please confirm that you are 13 or older.';

const person = {
  ...names,
  email: emailSchema,
  isThirteenOrOlder: z.literal(true, AGE_MISSING),
};

/** 100 bits: enough for a hash without a salt. */
export const INVITE_LENGTH = 20;

/** Text that does not look like a code gets the same error as a wrong code. */
const inviteSchema = z.string().max(LONGEST).transform(plainCode);

/** What is sent to create an account. */
export const newPerson = {
  ...person,
  /** The version of the text that the user agreed to. Without it the app asks when first opened. */
  healthConsent: z.string().min(1).max(20).optional(),
  /** Required if the host allows sign-up only with an invite. */
  invite: inviteSchema.optional(),
};

/** The sign-up form asks for the account and the consent together. */
export const newPersonForm = {
  ...person,
  agreesToHealthData: z.literal(true, 'Please agree, or Platelog cannot keep what you log.'),
  invite: z.string().trim().max(LONGEST).optional(),
};

const registrationSchema = newPasswordPairSchema(newPerson);

export const registrationFormSchema = newPasswordPairSchema(newPersonForm);

export const credentialsSchema = z.strictObject({
  email: emailSchema,
  password: z.string().min(1, 'Password is required').max(PASSWORD_MAX),
  /** The session is short, and its cookie is deleted when the browser is closed. */
  sharedDevice: z.boolean().optional(),
  /** A code of an authenticator app, or a recovery code. */
  code: codeSchema.optional(),
});

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  subscriptionStatus: z.string(),
  /** In ms. */
  subscriptionEndDate: z.number().nullable().optional(),
  imagesUploaded: z.number(),
  /** What the host grants to all users. Missing from older servers. */
  hostPlan: hostPlanSchema.optional(),
  /** Not confirmed yet; `until` in ms. */
  newEmail: z.object({ email: z.string(), until: z.number() }).nullable().optional(),
  /** False: the user signs in by single sign-on only. Missing from older servers. */
  hasPassword: z.boolean().optional(),
  createdAt: z.number(),
});

export type User = z.infer<typeof userSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type RegistrationForm = z.input<typeof registrationFormSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;

const nothing = z.strictObject({});
/** `consents` is missing from older servers. */
const withConsents = z.object({ user: userSchema, consents: consentsSchema.optional() });

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/register',
  input: registrationSchema,
  output: withConsents,
  errors: [
    ...(['email_taken', 'signups_closed', 'bad_invite'] as const),
    ...(['single_sign_on_only', 'https_needed', 'busy'] as const),
  ],
});

/** 'second_factor_needed' asks for the same call with a `code`. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  signsIn: true,
  input: credentialsSchema,
  output: withConsents,
  errors: [
    ...(['bad_credentials', 'second_factor_needed', 'bad_second_factor'] as const),
    ...(['single_sign_on_only', 'https_needed', 'busy'] as const),
  ],
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  signsIn: true,
  input: nothing,
  /** `address`: where the browser goes to sign out of single sign-on, too. */
  output: z.object({ ok: z.literal(true), address: z.string().optional() }),
  errors: [],
});

export const currentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  input: nothing,
  output: withConsents,
  errors: ['not_authenticated'],
});

export function isTotpCode(code: string): boolean {
  return TOTP.test(code);
}

/** 'K7QD-3M2X-...' */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

function plainCode(typed: string): string {
  const code = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  return code.replace(/O/g, '0').replace(/[IL]/g, '1');
}
