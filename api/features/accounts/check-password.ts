import type { MemberCall } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { PASSWORD_TRIES } from '../../http/sign-in-guard';
import type { AccountServices } from './register';

const WORDS = 'This is not your current password.';
export const WRONG_PASSWORD = { detail: WORDS, fields: { currentPassword: WORDS } };

type Asked = Pick<MemberCall<unknown>, 'account' | 'session' | 'address'>;

/**
 * Asks for the password once more, before what a borrowed device must not do. Counted by session: one that
 * somebody else has locks its owner out on no other device.
 */
export async function checkPassword(
  { passwords, guard }: Pick<AccountServices, 'passwords' | 'guard'>,
  { account, session, address }: Asked,
  password: string,
): Promise<void> {
  const name = `${account.id} ${session.key ?? ''}`;
  const tries = await guard.take({ what: 'password', name, address, limits: PASSWORD_TRIES });
  if (!(await passwords.matches(password, account.password))) {
    throw refuse('wrong_password', WRONG_PASSWORD);
  }
  await guard.forgive(tries);
}
