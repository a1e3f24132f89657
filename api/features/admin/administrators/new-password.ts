import { PASSWORD_MAX } from '#shared/contract/accounts';

import type { PasswordParts } from '../parts';
import { Problem } from './parts';
import { weaknessOf } from './weakness-of';

/** The hash of a password that is good enough for an administrator. */
export async function hashNewPassword(
  parts: PasswordParts,
  chosen: { username: string; email: string; password: string },
): Promise<string> {
  if (chosen.password.length > PASSWORD_MAX) {
    throw new Problem(`Password must be at most ${PASSWORD_MAX} characters`);
  }
  const weakness = weaknessOf(parts, chosen);
  if (weakness !== undefined) throw new Problem(weakness);
  return parts.passwords.hash(chosen.password);
}
