import type { updateUserEmail } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import { type Mail, maskedAddress } from '../../../jobs/mail/mailer';
import { updateEmail } from '../../../store/accounts';
import type { AdminServices, AuditServices } from '../admin-services';
import { actorOf, audited } from '../audit/audited';
import { livingAccount, shownUser } from './user-account';

type Services = AuditServices &
  Pick<AdminServices, 'mailer' | 'publicUrl' | 'onChange' | 'onIdentity'>;

/** Changes an account's email and mails both addresses. */
export function updateUserEmailHandler(services: Services): AdminHandler<typeof updateUserEmail> {
  const { mailer, publicUrl, onChange, onIdentity } = services;
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'email_changed' as const, subjectId: id };
    const { user } = await audited(services, deed, async (trx) => {
      const account = await livingAccount(trx, id);
      const email = call.input.email.toLowerCase();
      if (email === account.email) throw refuseField('invalid_input', 'This is already the email.');
      const changed = await updateEmail(trx, account.id, email);
      if (!changed) throw refuseField('email_taken', 'An account with this email already exists');
      await onIdentity(trx, account.id);
      await mailer.post(trx, oldEmailMail(account.email, changed.email), account.id);
      await mailer.post(trx, newEmailMail(changed.email, publicUrl), account.id);
      return { answer: await shownUser(trx, account.id) };
    });
    onChange(user.id, 'account');
    return { user };
  };
}

function refuseField(code: 'invalid_input' | 'email_taken', words: string) {
  return refuse(code, { detail: words, fields: { email: words } });
}

function oldEmailMail(to: string, newEmail: string): Mail {
  return {
    kind: 'email_changed',
    to,
    subject: 'Your Platelog email was changed',
    text:
      'Hello,\n\nAn administrator of this server changed the email of your Platelog account to ' +
      `${maskedAddress(newEmail)}. From now on, you sign in with the new email, and mail goes there.\n\n` +
      'If you did not ask for this, contact the person who runs this server right away.\n\nPlatelog',
  };
}

function newEmailMail(to: string, publicUrl: string): Mail {
  return {
    kind: 'email_changed',
    to,
    subject: 'This is your Platelog email now',
    text:
      'Hello,\n\nAn administrator of this server made this the email of a Platelog account. From ' +
      `now on, you sign in with it and your current password at ${publicUrl}/login.\n\n` +
      'If you have no account there, contact the person who runs this server.\n\nPlatelog',
  };
}
