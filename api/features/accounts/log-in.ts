import type { login } from '#shared/contract/accounts';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { accountByEmail } from '../../store/accounts';
import type { AccountServices } from './register';
import { wireUser } from './wire-user';

// Per account, from wherever the tries come; the route's own limit counts per address.
const PER_EMAIL = { most: 10, seconds: 15 * 60 };

/** Signs a person in. Says the same for a wrong password as for an e-mail that nobody has. */
export function logIn({ db, passwords, limiter }: AccountServices): PublicHandler<typeof login> {
  return async ({ input: { email, password, sharedDevice = false }, session }) => {
    const tries = `login ${email.toLowerCase()}`;
    limiter.take(tries, PER_EMAIL);
    const account = await accountByEmail(db, email);
    const usable = account?.deleted_at === null ? account : undefined;
    const right = await passwords.matches(password, usable?.password);
    if (!right || !usable) throw refuse('bad_credentials');
    limiter.forgive(tries);
    await session.open(usable.id, { sharedDevice });
    return { user: wireUser(usable) };
  };
}
