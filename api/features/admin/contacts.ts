import type * as contract from '#shared/contract/admin/contacts';

import type { AdminHandler } from '../../http/admin-endpoint';
import { refuse } from '../../http/refuse';
import { deleteContact, listContacts, setContactHandled } from '../../store/messages/contacts';
import type { AuditServices } from './admin-services';
import { actorOf, audited } from './audit/audited';

export function listContactsHandler(
  services: AuditServices,
): AdminHandler<typeof contract.listContacts> {
  return async (call) =>
    audited(services, { by: actorOf(call), action: 'contacts_viewed' }, async (trx) => {
      const answer = await listContacts(trx, call.input);
      return { answer, detail: { shown: answer.contacts.length } };
    });
}

export function deleteContactHandler(
  services: AuditServices,
): AdminHandler<typeof contract.deleteContact> {
  return async (call) => {
    const { id = '' } = call.params;
    const deed = { by: actorOf(call), action: 'contact_deleted' as const, subjectId: id };
    return audited(services, deed, async (trx) => {
      if (!(await deleteContact(trx, id))) throw refuse('not_found');
      return { answer: { ok: true } };
    });
  };
}

export function setContactHandledHandler(
  services: AuditServices,
): AdminHandler<typeof contract.setContactHandled> {
  return async (call) => {
    const { id = '' } = call.params;
    const { handled } = call.input;
    const action = handled ? ('contact_handled' as const) : ('contact_reopened' as const);
    const by = actorOf(call);
    return audited(services, { by, action, subjectId: id }, async (trx) => {
      const state = handled ? { at: services.now(), by: by.adminName } : { at: null, by: null };
      if (!(await setContactHandled(trx, id, state))) throw refuse('not_found');
      return { answer: { ok: true } };
    });
  };
}
