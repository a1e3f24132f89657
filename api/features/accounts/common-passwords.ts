import { dictionary } from '@zxcvbn-ts/language-common';

// The list is in the order of how often a password is seen; 'platelog' is ours to refuse.
const COMMON = new Set([...dictionary['passwords-common'], 'platelog', 'platelog1', 'platelog123']);

/** Whether a password is among those that guessers try first. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
