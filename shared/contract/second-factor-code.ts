import * as z from 'zod';

/** Letters and digits of recovery codes: none that is taken for another (Crockford's base 32). */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 120 bits: as many as a hash without a salt needs to be safe. */
export const RECOVERY_LENGTH = 24;

const WRONG = 'Please enter the six digits, or a recovery code.';
const LONGEST = 100;
const TOTP = /^\d{6}$/;
const RECOVERY = /^[0-9A-HJKMNP-TV-Z]{24}$/;

/**
 * A code of an authenticator app, or one of the recovery codes: as it is typed or pasted, with spaces and
 * dashes, in any case.
 */
export const codeSchema = z
  .string({ error: WRONG })
  .max(LONGEST, WRONG)
  .transform(plainCode)
  .refine((code) => TOTP.test(code) || RECOVERY.test(code), WRONG);

/** Whether a code that was checked is one of an authenticator app. */
export function isTotpCode(code: string): boolean {
  return TOTP.test(code);
}

/** As it is shown to a person: 'K7QD-3M2X-...'. */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

function plainCode(typed: string): string {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.replace(/O/g, '0').replace(/[IL]/g, '1');
}
