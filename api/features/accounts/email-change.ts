import type {
  cancelEmailChange,
  confirmEmail,
  resendEmailLink,
  updateEmail as endpoint,
} from '#shared/contract/account-changes';

import type { MemberHandler, PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { hashOfToken } from '../../http/token';
import { accountByEmail, accountById, endEmailChange, updateEmail } from '../../store/accounts';
import { accountByEmailLink } from '../../store/email-changes';
import { inTransaction } from '../../store/in-transaction';
import { lockUserSequence } from '../../store/lock-user-sequence';
import type { AccountServices } from './account-services';
import { checkPassword, refuseOutdated } from './check-password';
import { emailChangeAskedMail, emailChangedMail, mailEmailLink } from './email-change-mails';
import { wireUser } from './wire-user';

/** Changes the email by the mailed link, which works once. Tells the old address. */
export function confirmEmailHandler({
  db,
  now,
  mailer,
  onIdentity,
  onChange,
}: Pick<AccountServices, 'db' | 'now' | 'mailer' | 'onIdentity' | 'onChange'>): PublicHandler<
  typeof confirmEmail
> {
  return async ({ input: { token }, session }) => {
    const opened = { hash: hashOfToken(token), now: now() };
    const { account, changed } = await inTransaction(db, async (trx) => {
      const account = await accountByEmailLink(trx, opened);
      if (!account) return {};
      const changed = await updateEmail(trx, account.id, account.new_email);
      if (changed) {
        await onIdentity(trx, account.id);
        await mailer.post(trx, emailChangedMail(account.email, changed.email), account.id);
      } else {
        await endEmailChange(trx, account.id);
      }
      return { account, changed };
    });
    if (!account) throw refuse('bad_email_token');
    onChange(account.id, 'account');
    if (!changed) {
      const detail = `Another account now uses ${account.new_email}. Your email is still ${account.email}.`;
      throw refuse('email_taken', { detail });
    }
    return { email: changed.email, own: (await session.userId()) === account.id };
  };
}

/** Mails a new link to the address that is not confirmed yet. */
export function resendEmailLinkHandler(
  services: Pick<AccountServices, 'db' | 'now' | 'mailer' | 'publicUrl' | 'onChange'>,
): MemberHandler<typeof resendEmailLink> {
  return async ({ account: { id } }) => {
    const sent = await lockUserSequence(services.db, id, async ({ trx }) => {
      const account = await accountById(trx, id);
      if (account?.new_email == null) {
        throw refuse('not_found', { detail: 'There is no new email to confirm.' });
      }
      return mailEmailLink(trx, services, { account, email: account.new_email });
    });
    services.onChange(id, 'account');
    return { user: wireUser(sent) };
  };
}

/** The mailed link stops working. */
export function cancelEmailChangeHandler({
  db,
  onChange,
}: Pick<AccountServices, 'db' | 'onChange'>): MemberHandler<typeof cancelEmailChange> {
  return async ({ account }) => {
    await lockUserSequence(db, account.id, async ({ trx }) => endEmailChange(trx, account.id));
    onChange(account.id, 'account');
    return { user: wireUser({ ...account, new_email: null, new_email_until: null }) };
  };
}

type EmailServices = Pick<
  AccountServices,
  'db' | 'now' | 'passwords' | 'guard' | 'mailer' | 'publicUrl' | 'onIdentity' | 'onChange'
>;

/** With a mail server, the email changes once the link in the mail to the new address was opened. */
export function updateEmailHandler(services: EmailServices): MemberHandler<typeof endpoint> {
  const { db, mailer, onIdentity, onChange } = services;
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
      await onIdentity(trx, account.id);
      return updateEmail(trx, account.id, email);
    });
    if (!changed) {
      const words = 'An account with this email already exists';
      throw refuse('email_taken', { fields: { email: words } });
    }
    onChange(account.id, 'account');
    return { user: wireUser(changed) };
  };
}
