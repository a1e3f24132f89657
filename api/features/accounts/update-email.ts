import type { updateEmail as endpoint } from '#shared/contract/account-changes';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { accountByEmail, endEmailChange, updateEmail } from '../../store/accounts';
import { lockUserSequence } from '../../store/lock-user-sequence';
import type { AccountServices } from './account-services';
import { checkPassword, refuseOutdated } from './check-password';
import { emailChangeAskedMail, mailEmailLink } from './email-change-mails';
import { wireUser } from './wire-user';

type EmailServices = Pick<
  AccountServices,
  'db' | 'now' | 'passwords' | 'guard' | 'mailer' | 'publicUrl' | 'onEmail' | 'onChange'
>;

/** With a mail server, the email changes once the link in the mail to the new address was opened. */
export function updateEmailHandler(services: EmailServices): MemberHandler<typeof endpoint> {
  const { db, mailer, onEmail, onChange } = services;
  return async (call) => {
    const { account, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const changed = await lockUserSequence(db, account.id, async ({ trx }) => {
      await refuseOutdated(trx, account);
      const email = input.email.toLowerCase();
      const holder = await accountByEmail(trx, email);
      if (holder && holder.id !== account.id) return undefined;
      if (email === account.email) {
        await endEmailChange(trx, account.id);
        return { ...account, new_email: null, new_email_until: null };
      }
      if (mailer.isSetUp) {
        const asked = await mailEmailLink(trx, services, { account, email });
        await mailer.post(trx, emailChangeAskedMail(account.email, email), account.id);
        return asked;
      }
      await onEmail(trx, account.id);
      return updateEmail(trx, account.id, email);
    });
    if (!changed) {
      const words = 'An account with this email already exists';
      throw refuse('email_taken', { fields: { email: words } });
    }
    onChange(account.id);
    return { user: wireUser(changed) };
  };
}
