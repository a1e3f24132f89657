import { refuse } from '../../http/refuse';
import type { AccountRow } from '../../store/accounts';
import type { AccountServices } from './register';

const PER_ACCOUNT = { most: 10, seconds: 15 * 60 };

/** Asks for the password once more, before what a borrowed device must not do. */
export async function checkPassword(
  { passwords, limiter }: Pick<AccountServices, 'passwords' | 'limiter'>,
  { id, password: stored }: AccountRow,
  password: string,
): Promise<void> {
  const tries = `password ${id}`;
  limiter.take(tries, PER_ACCOUNT);
  if (!(await passwords.matches(password, stored))) {
    const words = 'This is not your current password.';
    throw refuse('wrong_password', { detail: words, fields: { currentPassword: words } });
  }
  limiter.forgive(tries);
}
