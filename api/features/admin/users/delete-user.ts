import type { deleteUser } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import type { Mail } from '../../../jobs/mail/mailer';
import { closeAccount, finishErasing } from '../../../store/erase-account';
import type { AdminServices, AuditServices } from '../admin-services';
import { actorOf, audited, noteRefusal } from '../audit/audited';
import { livingAccount } from './user-account';

type Services = AuditServices &
  Pick<AdminServices, 'files' | 'erased' | 'checkpoints' | 'mailer' | 'endBilling' | 'onChange'>;

export function deleteUserHandler(services: Services): AdminHandler<typeof deleteUser> {
  const { db, now, mailer, endBilling, onChange } = services;
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'user_deleted' as const, subjectId: id };
    const account = await livingAccount(db, id).catch(async (error: unknown) => {
      await noteRefusal(services, deed, 'not_found');
      throw error;
    });
    await endBilling(account.id);
    const at = now();
    await audited(services, deed, async (trx) => {
      await livingAccount(trx, account.id);
      await closeAccount(trx, account.id, at);
      // Without the account's id, so that the mail outlives the account.
      await mailer.post(trx, accountRemovedMail(account.email));
      return { answer: undefined };
    });
    await finishErasing(services, account.id, at);
    onChange(account.id);
    return { ok: true };
  };
}

function accountRemovedMail(to: string): Mail {
  return {
    kind: 'account_deleted',
    to,
    subject: 'Your Platelog account is deleted',
    text:
      'Hello,\n\nAn administrator of this server deleted your Platelog account and everything in ' +
      'it. If you had a subscription, it has ended. You will not be charged again.\n\n' +
      'If you have questions, contact the person who runs this server.\n\nPlatelog',
  };
}
