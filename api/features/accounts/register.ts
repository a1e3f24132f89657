import { uuidv7 } from 'uuidv7';

import type { register } from '#shared/contract/accounts';

import type { PublicHandler } from '../../http/endpoint';
import { networkOf } from '../../http/caller';
import { refuse } from '../../http/refuse';
import { createAccount } from '../../store/accounts';
import type { AccountServices } from './account-services';
import { refuseWeakPassword } from './refuse-weak-password';
import { wireUser } from './wire-user';

// Per email and network: nobody can try many emails, and nobody can lock its owner out.
const PER_EMAIL = { most: 10, seconds: 15 * 60 };

export function registerHandler({
  db,
  now,
  passwords,
  limiter,
}: Pick<AccountServices, 'db' | 'now' | 'passwords' | 'limiter'>): PublicHandler<typeof register> {
  return async ({ input, session, device, address }) => {
    const { email, firstName, lastName, password } = input;
    refuseWeakPassword(password, { email, names: [firstName, lastName] });
    limiter.take(`register ${email.toLowerCase()} ${networkOf(address)}`, PER_EMAIL);
    const passwordHash = await passwords.hash(password);
    const account = await createAccount(db, {
      id: uuidv7(),
      email,
      firstName,
      lastName,
      passwordHash,
      now: now(),
    });
    if (!account)
      throw refuse('email_taken', {
        fields: { email: 'An account with this email already exists' },
      });
    await session.open(account.id);
    await device.remember(account.id);
    return { user: wireUser(account) };
  };
}
