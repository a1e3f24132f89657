import type { updateEmail as endpoint } from '#shared/contract/account-changes';

import type { Mailer } from '../../gateways/mail';
import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { updateEmail } from '../../store/accounts';
import { checkPassword } from './check-password';
import { emailChangedMail } from './mails';
import type { AccountServices } from './register';
import { wireUser } from './wire-user';

/** Changes a person's e-mail on their password's word, and tells the old address. */
export function updateEmailHandler(
  services: AccountServices & { mailer: Mailer },
): MemberHandler<typeof endpoint> {
  const { db, mailer } = services;
  return async (call) => {
    const { account, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const changed = await updateEmail(db, account.id, input.email);
    if (!changed) {
      const words = 'An account with this email already exists';
      throw refuse('email_taken', { fields: { email: words } });
    }
    if (changed.email !== account.email) {
      mailer.post(emailChangedMail(account.email, changed.email));
    }
    return { user: wireUser(changed) };
  };
}
