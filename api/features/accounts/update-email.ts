import type { updateEmail as endpoint } from '#shared/contract/account-changes';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Mailer } from '../../jobs/mail/mailer';
import { accountByEmail, updateEmail } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { endEmailChange } from '../../store/end-email-change';
import { lockUserSequence } from '../../store/lock-user-sequence';
import { checkPassword } from './check-password';
import { emailChangeAskedMail } from './mails';
import { mailEmailLink } from './mail-email-link';
import type { AccountServices } from './register';
import { refuseOutdated } from './refuse-outdated';
import { wireUser } from './wire-user';

export interface EmailServices extends AccountServices {
  mailer: Mailer;
  /** Where people reach this server. */
  publicUrl: string;
  /** What else happens in the transaction in which an e-mail changes. */
  onEmail: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  onChange: (userId: string) => void;
}

/**
 * Changes a person's e-mail on their password's word. Where mail is set up, it changes once the link that goes
 * to the new address is opened, and the old address is told.
 */
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
