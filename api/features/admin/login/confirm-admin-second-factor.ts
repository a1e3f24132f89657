import type { confirmAdminSecondFactor } from '#shared/contract/admin/second-factor';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { confirmSecret } from '../../../http/second-factor/set-up-second-factor';
import { PASSWORD_TRIES } from '../../../http/sign-in-guard';
import { deleteOtherAdminSessions } from '../../../store/admin-sessions';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

/** Turns an administrator's second factor on, and closes the desk wherever else they have it open. */
export function confirmAdminSecondFactorHandler(
  parts: AdminParts,
): AdminHandler<typeof confirmAdminSecondFactor> {
  const { guard, now } = parts;
  return async (call) => {
    const { admin, session, origin, input } = call;
    const name = `${admin.id} ${session.key}`;
    const attempt = { what: 'admin-code', name, limits: PASSWORD_TRIES };
    const tries = await guard.take({ ...attempt, address: origin.address });
    const deed = { by: actorOf(call), action: 'second_factor_set' as const, subjectId: admin.id };
    const recoveryCodes = await audited(parts, deed, async (trx) => {
      const owner = { kind: 'admin', owner_id: admin.id } as const;
      const answer = await confirmSecret(trx, owner, { code: input.code, now: now() });
      await deleteOtherAdminSessions(trx, admin.id, session.key);
      return { answer, detail: { username: admin.username } };
    });
    await guard.forgive(tries);
    return { recoveryCodes };
  };
}
