import type { proveSingleSignOn } from '#shared/contract/single-sign-on';

import type { PublicHandler } from '../../../http/endpoint';
import { refuse } from '../../../http/refuse';
import { PASSWORD_TRIES } from '../../../http/sign-in-guard';
import { accountById } from '../../../store/accounts';
import { accountOfIdentity } from '../../../store/single-sign-on/identities';
import type { AccountServices } from '../account-services';
import { passSecondFactor } from '../second-factor/pass-second-factor';
import { ownAnswered, setUp, takeOwnAttempt, tooLate } from './attempts';
import { enter, type EnterServices, link } from './enter';

/** Checks the password of an account before it is linked for the first time, and its second factor. */
export function proveSingleSignOnHandler(
  services: EnterServices & Pick<AccountServices, 'passwords' | 'guard'>,
): PublicHandler<typeof proveSingleSignOn> {
  const { db, passwords, guard } = services;
  return async (call) => {
    setUp(services);
    const { input, device, address, signInCookie } = call;
    const waiting = await ownAnswered(services, signInCookie);
    const account = await accountById(db, waiting.user_id ?? '');
    if (account?.deleted_at !== null) throw tooLate();
    const linked = await accountOfIdentity(db, waiting);
    if (linked && linked.id !== account.id) throw tooLate();
    // Counted together with attempts in the sign-in form.
    const tries = await guard.take({
      what: 'login',
      name: account.email,
      limits: PASSWORD_TRIES,
      address,
      device,
      ownerId: account.id,
    });
    if (!linked && !(await passwords.matches(input.password ?? '', account.password)))
      throw refuse('bad_credentials');
    const shown = await passSecondFactor(services, account, input.code);
    await guard.forgive(tries);
    const { shared } = await takeOwnAttempt(services, signInCookie);
    if (!linked) await link(services, account, waiting);
    return enter(services, account, call, {
      identity: waiting,
      sharedDevice: shared === 1,
      shown,
    });
  };
}
