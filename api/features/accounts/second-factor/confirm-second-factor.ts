import type { confirmSecondFactor } from '#shared/contract/second-factor';

import type { MemberHandler } from '../../../http/endpoint';
import { confirmSecret } from '../../../http/second-factor/set-up-second-factor';
import { deleteOtherSessions } from '../../../store/sessions';
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
      db.transaction().execute(async (trx) => {
        const shown = { code: input.code, now: now() };
        const codes = await confirmSecret(trx, ownerOf(account), shown);
        await deleteOtherSessions(trx, account.id, session.key ?? '');
        return codes;
      }),
    );
    onSessionEnd(account.id);
    mailer.post(secondFactorOnMail(account.email));
    return { recoveryCodes };
  };
}
