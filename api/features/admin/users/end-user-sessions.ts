import type { endUserSessions } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { deleteSessionsOf } from '../../../store/sessions';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';
import { livingAccount } from './living-account';

/** Signs an account out on every device. What waits there to be sent stays there. */
export function endUserSessionsHandler(parts: AdminParts): AdminHandler<typeof endUserSessions> {
  const { now, onChange } = parts;
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'sessions_ended' as const, subjectId: id };
    const { userId, ended } = await audited(parts, deed, async (trx) => {
      const account = await livingAccount(trx, id);
      const sessions = await deleteSessionsOf(trx, account.id, { now: now() });
      return { answer: { userId: account.id, ended: sessions }, detail: { sessions } };
    });
    onChange(userId);
    return { ok: true, ended };
  };
}
