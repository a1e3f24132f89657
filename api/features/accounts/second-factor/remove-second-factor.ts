import type { removeSecondFactor } from '#shared/contract/second-factor';

import type { MemberHandler } from '../../../http/endpoint';
import { refuse } from '../../../http/refuse';
import { askSecondFactor } from '../../../http/second-factor/ask-second-factor';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import { deleteSecondFactor } from '../../../store/second-factors';
import { checkPassword } from '../check-password';
import { refuseOutdated } from '../refuse-outdated';
import { secondFactorOffMail } from './mails';
import { countingCodes, ownerOf, type FactorServices } from './parts';

/** Turns two-step sign-in off: the password alone signs in from then on. */
export function removeSecondFactorHandler(
  services: FactorServices,
): MemberHandler<typeof removeSecondFactor> {
  const { db, now, mailer } = services;
  return async (call) => {
    const { account, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const owner = ownerOf(account);
    await countingCodes(services, call, async () =>
      lockUserSequence(db, account.id, async ({ trx }) => {
        await refuseOutdated(trx, account);
        const shown = await askSecondFactor(trx, owner, { code: input.code, now: now() });
        if (shown === null) throw refuse('second_factor_off');
        await deleteSecondFactor(trx, owner);
        await mailer.post(trx, secondFactorOffMail(account.email), account.id);
      }),
    );
    return { ok: true };
  };
}
