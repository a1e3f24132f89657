import type { deleteContact as endpoint } from '#shared/contract/admin/contacts';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import { deleteContact } from '../../../store/contacts';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

/** Deletes a message for good. */
export function deleteContactHandler(parts: AdminParts): AdminHandler<typeof endpoint> {
  return async (call) => {
    const { id = '' } = call.params;
    const deed = { by: actorOf(call), action: 'contact_deleted' as const, subjectId: id };
    return audited(parts, deed, async (trx) => {
      if (!(await deleteContact(trx, id))) throw refuse('not_found');
      return { answer: { ok: true } };
    });
  };
}
