import { dictionary } from '@zxcvbn-ts/language-common';

import { isContextPassword, type PasswordContext } from '#shared/rules/is-context-password';

import { refuse } from '../../http/refuse';

const COMMON = new Set(dictionary['passwords-common']);

const TOO_COMMON = 'This password is one of the first that attackers try. Please choose another.';
const TOO_NEAR =
  'Your name, your email and the name of this app are easy to guess. Please choose another password.';

/** @throws Refusal 'invalid_input' for a common password, or one made of the user's own names */
export function refuseWeakPassword(password: string, person: PasswordContext): void {
  const words = isCommonPassword(password) ? TOO_COMMON : nearWords(password, person);
  if (words !== undefined) {
    throw refuse('invalid_input', { detail: words, fields: { password: words } });
  }
}

function nearWords(password: string, person: PasswordContext): string | undefined {
  return isContextPassword(password, person) ? TOO_NEAR : undefined;
}

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
