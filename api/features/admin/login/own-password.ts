import type { AdminCall } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import { PASSWORD_TRIES } from '../../../http/sign-in-guard';
import type { AdminServices } from '../admin-services';

/** Checks an administrator's password again. Attempts are counted by session. */
export async function isOwnPassword(
  { guard, passwords }: Pick<AdminServices, 'guard' | 'passwords'>,
  { admin, session, origin }: AdminCall<unknown>,
  password: string,
): Promise<boolean> {
  const name = `${admin.id} ${session.key}`;
  const attempt = { what: 'admin-password', name, limits: PASSWORD_TRIES };
  const tries = await guard.take({ ...attempt, address: origin.address });
  const isRight = await passwords.matches(password, admin.password);
  if (isRight) await guard.forgive(tries);
  return isRight;
}

export function wrongPassword() {
  const words = 'This is not your current password.';
  return refuse('wrong_password', { detail: words, fields: { currentPassword: words } });
}
