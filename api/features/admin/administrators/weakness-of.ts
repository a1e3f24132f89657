import { PASSWORD_MIN } from '#shared/contract/accounts';

import type { PasswordParts } from '../parts';

const NAME_COUNTS_FROM = 3;

/** Why a password is too weak for an administrator, in words for the host; undefined where it is not. */
export function weaknessOf(
  { isCommonPassword }: Pick<PasswordParts, 'isCommonPassword'>,
  { username, password }: { username: string; password: string },
): string | undefined {
  const [name, typed] = [username.toLowerCase(), password.toLowerCase()];
  if (password.length < PASSWORD_MIN) return `Password must be at least ${PASSWORD_MIN} characters`;
  if (isCommonPassword(password)) return 'This password is among the first guessed.';
  if (name.length >= NAME_COUNTS_FROM && typed.includes(name)) {
    return 'This password holds the name of its administrator.';
  }
  return undefined;
}
