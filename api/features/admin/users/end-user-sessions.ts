import type { endUserSessions } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { deleteSessionsOf } from '../../../store/sessions';
import type { AdminServices, AuditServices } from '../admin-services';
import { actorOf, audited } from '../audit/audited';
import { livingAccount } from './user-account';

/** Signs an account out on every device. Its devices keep what they have not sent yet. */
export function endUserSessionsHandler(
  services: AuditServices & Pick<AdminServices, 'onChange'>,
): AdminHandler<typeof endUserSessions> {
  const { now, onChange } = services;
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'sessions_ended' as const, subjectId: id };
    const { userId, ended } = await audited(services, deed, async (trx) => {
      const account = await livingAccount(trx, id);
      const sessions = await deleteSessionsOf(trx, account.id, { now: now() });
      return { answer: { userId: account.id, ended: sessions }, detail: { sessions } };
    });
    onChange(userId);
    return { ok: true, ended };
  };
}
