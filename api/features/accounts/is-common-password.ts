import { dictionary } from '@zxcvbn-ts/language-common';

// In the order of how often a password is seen.
const COMMON = new Set(dictionary['passwords-common']);

/** Whether a password is among those that guessers try first. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
