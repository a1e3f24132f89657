import { dictionary } from '@zxcvbn-ts/language-common';

import { refuse } from '../../http/refuse';

// The list is in the order of how often a password is seen; 'platelog' is ours to refuse.
const COMMON = new Set([...dictionary['passwords-common'], 'platelog', 'platelog1', 'platelog123']);

/** Whether a password is among those that guessers try first. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

const TOO_COMMON = 'This password is among those that guessers try first. Please choose another.';

export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw refuse('invalid_input', { detail: TOO_COMMON, fields: { password: TOO_COMMON } });
}
