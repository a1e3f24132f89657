import type { deleteContact } from '#shared/contract/admin/contacts';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import { removeContact } from '../../../store/contacts';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

/** Deletes a message for good. */
export function deleteContactHandler(parts: AdminParts): AdminHandler<typeof deleteContact> {
  return async (call) => {
    const { id = '' } = call.params;
    const deed = { by: actorOf(call), action: 'contact_deleted' as const, subjectId: id };
    return audited(parts, deed, async (trx) => {
      if (!(await removeContact(trx, id))) throw refuse('not_found');
      return { answer: { ok: true } };
    });
  };
}
