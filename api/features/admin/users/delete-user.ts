import type { deleteUser } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { closeAccount, eraseContents } from '../../../store/erase-account';
import { actorOf } from '../audit/actor';
import { audited, noteRefusal } from '../audit/audited';
import type { AdminParts } from '../parts';
import { livingAccount } from './living-account';
import { accountRemovedMail } from './mails';

/** Deletes an account with everything in it. Its devices learn of it the next time they ask. */
export function deleteUserHandler(parts: AdminParts): AdminHandler<typeof deleteUser> {
  const { db, now, files, mailer, beforeDeletion, onChange } = parts;
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'user_deleted' as const, subjectId: id };
    const account = await livingAccount(db, id).catch(async (error: unknown) => {
      await noteRefusal(parts, deed, 'not_found');
      throw error;
    });
    await beforeDeletion(account);
    await audited(parts, deed, async (trx) => {
      await livingAccount(trx, account.id);
      await closeAccount(trx, account.id, now());
      // About no account any more: it outlives it.
      await mailer.post(trx, accountRemovedMail(account.email));
      return { answer: undefined };
    });
    await eraseContents(db, account.id);
    await files.removeAll(account.id);
    onChange(account.id);
    return { ok: true };
  };
}
