import type { listContacts as endpoint } from '#shared/contract/admin/contacts';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { listContacts } from '../../../store/contacts';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

/** A page of the messages that came through the contact form. */
export function listContactsHandler(parts: AdminParts): AdminHandler<typeof endpoint> {
  return async (call) =>
    audited(parts, { by: actorOf(call), action: 'contacts_viewed' }, async (trx) => {
      const answer = await listContacts(trx, call.input);
      return { answer, detail: { shown: answer.contacts.length } };
    });
}
