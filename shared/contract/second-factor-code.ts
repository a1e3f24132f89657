import * as z from 'zod';

/** Crockford's base 32: no two look alike. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 120 bits: enough for a hash without a salt. */
export const RECOVERY_LENGTH = 24;

const WRONG = 'Please enter the six digits, or a recovery code.';
const LONGEST = 100;
const TOTP = /^\d{6}$/;
const RECOVERY = /^[0-9A-HJKMNP-TV-Z]{24}$/;

/** Of an authenticator app, or a recovery code; with spaces and dashes, in any case. */
export const codeSchema = z
  .string({ error: WRONG })
  .max(LONGEST, WRONG)
  .transform(plainCode)
  .refine((code) => TOTP.test(code) || RECOVERY.test(code), WRONG);

export function isTotpCode(code: string): boolean {
  return TOTP.test(code);
}

/** 'K7QD-3M2X-...' */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

function plainCode(typed: string): string {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.replace(/O/g, '0').replace(/[IL]/g, '1');
}
