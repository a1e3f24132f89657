import type { updateUserEmail } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import { updateEmail } from '../../../store/accounts';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';
import { livingAccount } from './living-account';
import { newEmailMail, oldEmailMail } from './mails';
import { shownUser } from './shown-user';

/** Gives an account another e-mail, and tells both addresses. A change that its owner began ends. */
export function updateUserEmailHandler(parts: AdminParts): AdminHandler<typeof updateUserEmail> {
  const { mailer, publicUrl, onChange, onEmail } = parts;
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'email_changed' as const, subjectId: id };
    const { user } = await audited(parts, deed, async (trx) => {
      const account = await livingAccount(trx, id);
      const email = call.input.email.toLowerCase();
      if (email === account.email) throw refuseField('invalid_input', 'This is the email already.');
      const changed = await updateEmail(trx, account.id, email);
      if (!changed) throw refuseField('email_taken', 'An account with this email already exists');
      await onEmail(trx, account.id);
      await mailer.post(trx, oldEmailMail(account.email, changed.email), account.id);
      await mailer.post(trx, newEmailMail(changed.email, publicUrl), account.id);
      return { answer: await shownUser(trx, account.id) };
    });
    onChange(user.id);
    return { user };
  };
}

function refuseField(code: 'invalid_input' | 'email_taken', words: string) {
  return refuse(code, { detail: words, fields: { email: words } });
}
