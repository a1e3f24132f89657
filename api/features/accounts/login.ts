import type { login } from '#shared/contract/accounts';

import type { Mailer } from '../../gateways/mail';
import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { PASSWORD_TRIES } from '../../http/sign-in-guard';
import { accountByEmail } from '../../store/accounts';
import { passSecondFactor, refuseWithoutFactor } from './second-factor/pass-second-factor';
import type { AccountServices } from './register';
import { wireUser } from './wire-user';

type LoginServices = AccountServices & { mailer: Mailer };

/** Signs a person in. Says the same for a wrong password as for an e-mail that nobody has. */
export function loginHandler(services: LoginServices): PublicHandler<typeof login> {
  const { db, passwords, guard } = services;
  return async ({ input, session, device, address }) => {
    const { email, password, sharedDevice = false } = input;
    const account = await accountByEmail(db, email);
    const usable = account?.deleted_at === null ? account : undefined;
    // Of a password and of the code behind it alike.
    const tries = await guard.take({
      what: 'login',
      name: email.toLowerCase(),
      limits: PASSWORD_TRIES,
      ...{ address, device, ownerId: usable?.id },
    });
    const right = await passwords.matches(password, usable?.password);
    if (!right || !usable) throw refuse('bad_credentials');
    const shown = await passSecondFactor(services, usable, input.code);
    await guard.forgive(tries);
    await session.open(usable.id, { sharedDevice });
    await refuseWithoutFactor(services, usable, { shown, session });
    if (!sharedDevice) await device.remember(usable.id);
    return { user: wireUser(usable) };
  };
}
