import { AUDIT_ACTIONS, type listAudit } from '#shared/contract/admin/audit';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { allAdmins } from '../../../store/admins';
import { auditEntries } from '../../../store/audit';
import type { AdminServices, AuditServices } from '../admin-services';
import { actorOf, audited } from './audited';

const VIEWS = AUDIT_ACTIONS.filter((action) => action.endsWith('_viewed'));

/** A page of the log. Reading it is an entry too, which the next page shows. */
export function listAuditHandler(
  services: AuditServices & Pick<AdminServices, 'chain'>,
): AdminHandler<typeof listAudit> {
  const { db, chain } = services;
  return async (call) => {
    const { limit, show, ...filter } = call.input;
    const without = show === 'changes' ? VIEWS : [];
    const found = await auditEntries(db, { ...filter, without }, limit + 1);
    const { intact, entries, checkedAt, brokenAt } = await chain.state();
    const admins = await allAdmins(db);
    const answer = {
      entries: found.slice(0, limit),
      more: found.length > limit,
      admins: admins.map(({ id, username }) => ({ id, username })),
      chain: { intact, entries, checkedAt, brokenAt },
    };
    const deed = { by: actorOf(call), action: 'audit_viewed' as const };
    return audited(services, deed, () => Promise.resolve({ answer }));
  };
}
