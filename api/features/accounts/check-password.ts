import { PASSWORD_MISSING } from '#shared/contract/account-changes';
import { CONFIRMED_MINUTES } from '#shared/contract/single-sign-on';

import type { MemberCall } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { PASSWORD_TRIES } from '../../http/sign-in-guard';
import { accountById, type AccountRow } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import type { AccountServices } from './account-services';

const WORDS = 'This is not your current password.';
export const WRONG_PASSWORD = { detail: WORDS, fields: { currentPassword: WORDS } };
const NO_PASSWORD = {
  detail: PASSWORD_MISSING,
  fields: { currentPassword: PASSWORD_MISSING },
};

type Call = Pick<MemberCall<unknown>, 'account' | 'session' | 'address'>;

/**
 * Checks the password again, or for a user without one, that they have confirmed by single sign-on. Attempts are
 * counted by session, so that a stolen session cannot lock the owner out on other devices.
 */
export async function checkPassword(
  { passwords, guard, now }: Pick<AccountServices, 'passwords' | 'guard' | 'now'>,
  { account, session, address }: Call,
  password: string | undefined,
): Promise<void> {
  if (account.password === '') {
    if ((session.confirmedAt ?? 0) > now() - CONFIRMED_MINUTES * 60_000) return;
    throw refuse('confirmation_needed');
  }
  if (password === undefined) throw refuse('invalid_input', NO_PASSWORD);
  const name = `${account.id} ${session.key ?? ''}`;
  const tries = await guard.take({ what: 'password', name, address, limits: PASSWORD_TRIES });
  if (!(await passwords.matches(password, account.password))) {
    throw refuse('wrong_password', WRONG_PASSWORD);
  }
  await guard.forgive(tries);
}

/** Counts attempts at codes by session, like those at the password. @param look throws for a wrong code */
export async function countingCodes<Done>(
  { guard }: Pick<AccountServices, 'guard'>,
  { account, session, address }: Call,
  look: () => Promise<Done>,
): Promise<Done> {
  const name = `${account.id} ${session.key ?? ''}`;
  const tries = await guard.take({ what: 'code', name, address, limits: PASSWORD_TRIES });
  const done = await look();
  await guard.forgive(tries);
  return done;
}

/**
 * Call it in the transaction of a change. Throws if the password was changed or the account deleted after the
 * password was checked.
 */
export async function refuseOutdated(
  trx: DatabaseTransaction,
  { id, password }: Pick<AccountRow, 'id' | 'password'>,
): Promise<void> {
  const account = await accountById(trx, id);
  if (account?.deleted_at !== null || account.password !== password)
    throw refuse('not_authenticated');
}
