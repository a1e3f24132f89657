import type { updateEmail as endpoint } from '#shared/contract/account-changes';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Mailer } from '../../jobs/mail/mailer';
import { updateEmail } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { checkPassword } from './check-password';
import { emailChangedMail } from './mails';
import type { AccountServices } from './register';
import { wireUser } from './wire-user';

export interface EmailServices extends AccountServices {
  mailer: Mailer;
  /** What else happens in the transaction in which an e-mail changes. */
  onEmail: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  onChange: (userId: string) => void;
}

/** Changes a person's e-mail on their password's word, and tells the old address. */
export function updateEmailHandler(services: EmailServices): MemberHandler<typeof endpoint> {
  const { db, mailer, onEmail, onChange } = services;
  return async (call) => {
    const { account, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const changed = await db.transaction().execute(async (trx) => {
      const written = await updateEmail(trx, account.id, input.email);
      if (!written) return undefined;
      await onEmail(trx, account.id);
      if (written.email !== account.email) {
        await mailer.post(trx, emailChangedMail(account.email, written.email), account.id);
      }
      return written;
    });
    if (!changed) {
      const words = 'An account with this email already exists';
      throw refuse('email_taken', { fields: { email: words } });
    }
    onChange(account.id);
    return { user: wireUser(changed) };
  };
}
