import { PASSWORD_MIN } from '#shared/contract/accounts';
import { isContextPassword } from '#shared/rules/is-context-password';

import type { PasswordParts } from '../parts';

const NAME_COUNTS_FROM = 3;

/** Why a password is too weak for an administrator, in words for the host; undefined where it is not. */
export function weaknessOf(
  { isCommonPassword }: Pick<PasswordParts, 'isCommonPassword'>,
  { username, email = '', password }: { username: string; email?: string; password: string },
): string | undefined {
  const [name, typed] = [username.toLowerCase(), password.toLowerCase()];
  if (password.length < PASSWORD_MIN) return `Password must be at least ${PASSWORD_MIN} characters`;
  if (isCommonPassword(password)) return 'This password is among the first guessed.';
  if (name.length >= NAME_COUNTS_FROM && typed.includes(name)) {
    return 'This password holds the name of its administrator.';
  }
  if (isContextPassword(password, { email, names: [username] })) {
    return 'This password is the email of its administrator, or the name of the product.';
  }
  return undefined;
}
