import { uuidv7 } from 'uuidv7';

import type { registerBySingleSignOn } from '#shared/contract/single-sign-on';

import type { PublicHandler } from '../../../http/endpoint';
import { hashOfToken } from '../../../http/token';
import { markEmailProved } from '../../../store/accounts';
import { linkIdentity } from '../../../store/single-sign-on/identities';
import { checkInvite, makeAccount } from '../make-account';
import { ownAnswered, setUp, takeOwnAttempt, tooLate } from './attempts';
import { enter, type EnterServices } from './enter';

/** Creates an account without a password for a user whom the issuer has identified and who has given consent. */
export function registerBySingleSignOnHandler(
  services: EnterServices,
): PublicHandler<typeof registerBySingleSignOn> {
  const { now } = services;
  return async (call) => {
    const { input, signInCookie } = call;
    const { signups } = setUp(services);
    const identity = await ownAnswered(services, signInCookie);
    // The identity belongs to an existing account.
    if (identity.user_id !== null) throw tooLate();
    const inviteHash = await checkInvite({ ...services, signups }, input.invite);
    const id = uuidv7();
    const account = await makeAccount(
      services,
      { ...input, id, passwordHash: '', inviteHash },
      async (trx) => {
        const isLinked = await linkIdentity(trx, identity, { userId: id, now: now() });
        if (!isLinked) throw tooLate();
        const email = input.email.toLowerCase();
        if (identity.proved_email_hash === hashOfToken(email))
          await markEmailProved(trx, { id, email }, now());
      },
    );
    const { shared } = await takeOwnAttempt(services, signInCookie);
    return enter(services, account, call, { identity, sharedDevice: shared === 1, shown: null });
  };
}
