import type { confirmSecondFactor } from '#shared/contract/second-factor';

import type { MemberHandler } from '../../../http/endpoint';
import { confirmSecret } from '../../../http/second-factor/set-up-second-factor';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import { deleteSessionsOf } from '../../../store/sessions';
import { refuseOutdated } from '../refuse-outdated';
import { secondFactorOnMail } from './mails';
import { countingCodes, ownerOf, type FactorServices } from './parts';

/** Turns two-step sign-in on. Whoever signed in elsewhere by the password alone is signed out. */
export function confirmSecondFactorHandler(
  services: FactorServices,
): MemberHandler<typeof confirmSecondFactor> {
  const { db, now, mailer, onSessionEnd } = services;
  return async (call) => {
    const { account, session, input } = call;
    const recoveryCodes = await countingCodes(services, call, async () =>
      lockUserSequence(db, account.id, async ({ trx }) => {
        await refuseOutdated(trx, account);
        const shown = { code: input.code, now: now() };
        const codes = await confirmSecret(trx, ownerOf(account), shown);
        await deleteSessionsOf(trx, account.id, { but: session.key, now: now() });
        await mailer.post(trx, secondFactorOnMail(account.email), account.id);
        return codes;
      }),
    );
    onSessionEnd(account.id);
    return { recoveryCodes };
  };
}
