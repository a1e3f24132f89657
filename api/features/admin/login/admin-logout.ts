import type { adminLogout } from '#shared/contract/admin/session';

import type { AdminPublicHandler } from '../../../http/admin-endpoint';
import { inTransaction } from '../../../store/in-transaction';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

/** Closes the desk. Where none is open, what the request shows is forgotten all the same. */
export function adminLogoutHandler(parts: AdminParts): AdminPublicHandler<typeof adminLogout> {
  return async ({ session, origin }) => {
    const admin = await session.admin();
    if (!admin) {
      await inTransaction(parts.db, async (trx) => session.close(trx));
      return { ok: true };
    }
    const deed = { by: actorOf({ admin, origin }), action: 'logout' as const };
    return audited(parts, deed, async (trx) => {
      await session.close(trx);
      return { answer: { ok: true } };
    });
  };
}
