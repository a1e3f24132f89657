import type { beginSecondFactor } from '#shared/contract/second-factor';

import type { MemberHandler } from '../../../http/endpoint';
import { showSecret } from '../../../http/second-factor/set-up-second-factor';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import { checkPassword } from '../check-password';
import { refuseOutdated } from '../refuse-outdated';
import { ownerOf, type FactorServices } from './parts';

/** Shows a person the secret for their authenticator app, on their password's word. */
export function beginSecondFactorHandler(
  services: FactorServices,
): MemberHandler<typeof beginSecondFactor> {
  const { db, now } = services;
  return async (call) => {
    const { account, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const wanted = { name: account.email, now: now() };
    return lockUserSequence(db, account.id, async ({ trx }) => {
      await refuseOutdated(trx, account);
      return showSecret(trx, ownerOf(account), wanted);
    });
  };
}
