import type { getStatistics, listUsers as endpoint } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { listUsers, userFigures } from '../../../store/user-directory';
import type { AuditServices } from '../admin-services';
import { actorOf, audited } from '../audit/audited';

/** The search text is not logged: it may be a name. */
export function listUsersHandler(services: AuditServices): AdminHandler<typeof endpoint> {
  return async (call) => {
    const { input } = call;
    const searched = (input.search ?? '') !== '';
    return audited(services, { by: actorOf(call), action: 'users_viewed' }, async (trx) => {
      const answer = await listUsers(trx, input);
      return { answer, detail: { searched, offset: input.offset, shown: answer.users.length } };
    });
  };
}

export function getStatisticsHandler({
  db,
}: Pick<AuditServices, 'db'>): AdminHandler<typeof getStatistics> {
  return async () => userFigures(db);
}
