import type { renewRecoveryCodes } from '#shared/contract/second-factor';

import type { MemberHandler } from '../../../http/endpoint';
import { askSecondFactor } from '../../../http/second-factor/ask-second-factor';
import { newRecoveryCodes } from '../../../http/second-factor/new-recovery-codes';
import { refuse } from '../../../http/refuse';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import { checkPassword } from '../check-password';
import { refuseOutdated } from '../refuse-outdated';
import { recoveryCodesRenewedMail } from './mails';
import { countingCodes, ownerOf, type FactorServices } from './parts';

/** Gives a person new recovery codes; the paper with the old ones is worth nothing from then on. */
export function renewRecoveryCodesHandler(
  services: FactorServices,
): MemberHandler<typeof renewRecoveryCodes> {
  const { db, now, mailer } = services;
  return async (call) => {
    const { account, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const owner = ownerOf(account);
    const recoveryCodes = await countingCodes(services, call, async () =>
      lockUserSequence(db, account.id, async ({ trx }) => {
        await refuseOutdated(trx, account);
        const shown = await askSecondFactor(trx, owner, { code: input.code, now: now() });
        if (shown === null) throw refuse('second_factor_off');
        await mailer.post(trx, recoveryCodesRenewedMail(account.email), account.id);
        return newRecoveryCodes(trx, owner);
      }),
    );
    return { recoveryCodes };
  };
}
