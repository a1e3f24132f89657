import type { login } from '#shared/contract/accounts';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { PASSWORD_TRIES } from '../../http/sign-in-guard';
import { accountByEmail } from '../../store/accounts';
import type { AccountServices } from './register';
import { wireUser } from './wire-user';

/** Signs a person in. Says the same for a wrong password as for an e-mail that nobody has. */
export function loginHandler({
  db,
  passwords,
  guard,
}: AccountServices): PublicHandler<typeof login> {
  return async ({ input: { email, password, sharedDevice = false }, session, device, address }) => {
    const account = await accountByEmail(db, email);
    const usable = account?.deleted_at === null ? account : undefined;
    const tries = await guard.take({
      what: 'login',
      name: email.toLowerCase(),
      limits: PASSWORD_TRIES,
      ...{ address, device, ownerId: usable?.id },
    });
    const right = await passwords.matches(password, usable?.password);
    if (!right || !usable) throw refuse('bad_credentials');
    await guard.forgive(tries);
    await session.open(usable.id, { sharedDevice });
    if (!sharedDevice) await device.remember(usable.id);
    return { user: wireUser(usable) };
  };
}
