import { PASSWORD_MAX, PASSWORD_MIN } from '#shared/contract/accounts';
import { isContextPassword } from '#shared/rules/is-context-password';

import type { AdminServices } from '../admin-services';

/** Why a command failed, in words for the host. */
export class Problem extends Error {}

const NAME_COUNTS_FROM = 3;

/** Why a password is too weak for an administrator, in words for the host; undefined if it is not. */
export function weaknessOf(
  { isCommonPassword }: Pick<AdminServices, 'isCommonPassword'>,
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

/** @throws Problem for a password that is too weak */
export async function hashNewPassword(
  services: Pick<AdminServices, 'passwords' | 'isCommonPassword'>,
  chosen: { username: string; email: string; password: string },
): Promise<string> {
  if (chosen.password.length > PASSWORD_MAX) {
    throw new Problem(`Password must be at most ${PASSWORD_MAX} characters`);
  }
  const weakness = weaknessOf(services, chosen);
  if (weakness !== undefined) throw new Problem(weakness);
  return services.passwords.hash(chosen.password);
}

/** What the host's commands need: no running server. */
export type CommandServices = Pick<
  AdminServices,
  'db' | 'now' | 'log' | 'passwords' | 'isCommonPassword'
>;
