import type {
  beginAdminSecondFactor,
  confirmAdminSecondFactor,
} from '#shared/contract/admin/session';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { confirmSecret, showSecret } from '../../../http/second-factor/second-factor';
import { PASSWORD_TRIES } from '../../../http/sign-in-guard';
import { deleteOtherAdminSessions } from '../../../store/admins';
import type { AdminServices, AuditServices } from '../admin-services';
import { factorOwner } from '../administrators/administrators';
import { actorOf, audited } from '../audit/audited';
import { isOwnPassword, wrongPassword } from './own-password';

type BeginServices = AuditServices & Pick<AdminServices, 'guard' | 'passwords'>;

export function beginAdminSecondFactorHandler(
  services: BeginServices,
): AdminHandler<typeof beginAdminSecondFactor> {
  return async (call) => {
    const { admin, input } = call;
    const isRight = await isOwnPassword(services, call, input.currentPassword);
    const deed = { by: actorOf(call), action: 'second_factor_begun' as const, subjectId: admin.id };
    return audited(services, deed, async (trx) => {
      if (!isRight) throw wrongPassword();
      const owner = factorOwner(admin.id);
      const wanted = { name: admin.username, now: services.now() };
      return { answer: await showSecret(trx, owner, wanted) };
    });
  };
}

/** Turns the second factor on and ends the administrator's other sessions. */
export function confirmAdminSecondFactorHandler(
  services: AuditServices & Pick<AdminServices, 'guard'>,
): AdminHandler<typeof confirmAdminSecondFactor> {
  const { guard, now } = services;
  return async (call) => {
    const { admin, session, origin, input } = call;
    const name = `${admin.id} ${session.key}`;
    const attempt = { what: 'admin-code', name, limits: PASSWORD_TRIES };
    const tries = await guard.take({ ...attempt, address: origin.address });
    const deed = { by: actorOf(call), action: 'second_factor_set' as const, subjectId: admin.id };
    const recoveryCodes = await audited(services, deed, async (trx) => {
      const owner = factorOwner(admin.id);
      const answer = await confirmSecret(trx, owner, { code: input.code, now: now() });
      await deleteOtherAdminSessions(trx, admin.id, session.key);
      return { answer, detail: { username: admin.username } };
    });
    await guard.forgive(tries);
    return { recoveryCodes };
  };
}
