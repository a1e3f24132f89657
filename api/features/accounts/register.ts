import { uuidv7 } from 'uuidv7';

import type { register } from '#shared/contract/accounts';

import type { PublicHandler } from '../../http/endpoint';
import { networkOf } from '../../http/caller';
import type { RateLimiter } from '../../http/rate-limit';
import { refuse } from '../../http/refuse';
import type { SignInGuard } from '../../http/sign-in-guard';
import { createAccount } from '../../store/accounts';
import type { Database } from '../../store/database';
import type { Passwords } from './password';
import { refuseWeakPassword } from './refuse-weak-password';
import { wireUser } from './wire-user';

export interface AccountServices {
  db: Database;
  now: () => number;
  passwords: Passwords;
  limiter: RateLimiter;
  guard: SignInGuard;
}

// Per e-mail and network: whether it is taken must not be asked without end, nor kept from its owner.
const PER_EMAIL = { most: 10, seconds: 15 * 60 };

/** Makes an account and signs its owner in. */
export function registerHandler({
  db,
  now,
  passwords,
  limiter,
}: AccountServices): PublicHandler<typeof register> {
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
