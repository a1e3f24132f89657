import type { listUsers as endpoint } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { listUsers } from '../../../store/user-directory';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

/** A page of the accounts. What was searched for is not logged: it may be somebody's name. */
export function listUsersHandler(parts: AdminParts): AdminHandler<typeof endpoint> {
  return async (call) => {
    const { input } = call;
    const searched = (input.search ?? '') !== '';
    return audited(parts, { by: actorOf(call), action: 'users_viewed' }, async (trx) => {
      const answer = await listUsers(trx, input);
      return { answer, detail: { searched, offset: input.offset, shown: answer.users.length } };
    });
  };
}
