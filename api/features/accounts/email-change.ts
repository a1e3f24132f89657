import {
  type cancelEmailChange,
  type confirmEmail,
  EMAIL_LINK_HOURS,
  type resendEmailLink,
  type updateEmail as endpoint,
} from '#shared/contract/account-changes';
import { PAGES } from '#shared/contract/pages';

import type { MemberHandler, PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { hashOfToken, newToken } from '../../http/token';
import { type Mail, maskedAddress } from '../../jobs/mail/mailer';
import {
  accountByEmail,
  accountById,
  type AccountRow,
  endEmailChange,
  updateEmail,
} from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { accountByEmailLink, keepNewEmail } from '../../store/email-changes';
import { inTransaction } from '../../store/in-transaction';
import { lockUserSequence } from '../../store/lock-user-sequence';
import type { AccountServices } from './account-services';
import { checkPassword, refuseOutdated } from './check-password';

/** Changes the email with the mailed link, which works once. Notifies the old email. */
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
      const proved = { email: account.new_email, provedAt: opened.now };
      const changed = await updateEmail(trx, account.id, proved);
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
  services: Pick<AccountServices, 'db' | 'now' | 'mailer' | 'publicUrl' | 'onChange' | 'wireUser'>,
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
    return { user: services.wireUser(sent) };
  };
}

/** The mailed link stops working. */
export function cancelEmailChangeHandler({
  db,
  onChange,
  wireUser,
}: Pick<AccountServices, 'db' | 'onChange' | 'wireUser'>): MemberHandler<typeof cancelEmailChange> {
  return async ({ account }) => {
    await lockUserSequence(db, account.id, async ({ trx }) => endEmailChange(trx, account.id));
    onChange(account.id, 'account');
    return { user: wireUser({ ...account, new_email: null, new_email_until: null }) };
  };
}

type EmailServices = Pick<
  AccountServices,
  | 'db'
  | 'now'
  | 'passwords'
  | 'guard'
  | 'mailer'
  | 'publicUrl'
  | 'onIdentity'
  | 'onChange'
  | 'wireUser'
>;

/** If mail is set up, the email changes only when the link mailed to the new email is opened. */
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
      return updateEmail(trx, account.id, { email, provedAt: null });
    });
    if (!changed) {
      const words = 'An account with this email already exists';
      throw refuse('email_taken', { fields: { email: words } });
    }
    onChange(account.id, 'account');
    return { user: services.wireUser(changed) };
  };
}

const SIGNED = '\n\nPlatelog';

/**
 * Stores an account's new email and mails the link that confirms it. Replaces a previous pending change.
 * @throws Refusal if no mail can be queued
 */
async function mailEmailLink(
  trx: DatabaseTransaction,
  { now, mailer, publicUrl }: Pick<AccountServices, 'now' | 'mailer' | 'publicUrl'>,
  { account, email }: { account: AccountRow; email: string },
): Promise<AccountRow> {
  const token = newToken();
  const until = now() + EMAIL_LINK_HOURS * 3600_000;
  const kept = await keepNewEmail(trx, account.id, { email, hash: hashOfToken(token), until });
  // In the fragment, which is not sent to servers and not logged.
  const link = `${publicUrl}${PAGES.confirmEmail}#${token}`;
  const posted = await mailer.post(trx, confirmEmailMail(email, link), account.id);
  if (posted === 'limited') {
    const detail =
      'You asked for too many links in the last hour. Use the newest one, or try again later.';
    throw refuse('rate_limited', { detail, retryAfter: 3600 });
  }
  if (posted === 'not_set_up') throw refuse('mail_not_set_up');
  if (posted === 'full') throw refuse('busy');
  return kept;
}

function confirmEmailMail(to: string, link: string): Mail {
  return {
    kind: 'confirm_email',
    to,
    linkMs: EMAIL_LINK_HOURS * 3600_000,
    subject: 'Confirm your new address for Platelog',
    text:
      'Hello,\n\nSomeone, hopefully you, wants to use this address for a Platelog account. ' +
      `Confirm it here within ${EMAIL_LINK_HOURS} hours:\n\n${link}\n\n` +
      'The link works once, on any device. Until then, the old address stays in use. If this was not ' +
      'you, ignore this email.' +
      SIGNED,
  };
}

/** Sent to the old email before the change. */
function emailChangeAskedMail(to: string, newEmail: string): Mail {
  return {
    kind: 'email_change_asked',
    to,
    subject: 'Your Platelog email is about to change',
    text:
      `Hello,\n\nSomeone who is signed in to your Platelog account and knows your password asked to change its ` +
      `email to ${maskedAddress(newEmail)}. It changes when someone opens the link that we sent there. Until then, you sign in ` +
      'with this address, and mail comes here.\n\n' +
      'If this was not you, choose a new password now with "Forgot your password?" on the sign-in page. ' +
      'This cancels the change and signs everyone out.' +
      SIGNED,
  };
}

/** Sent to the old email, where an attacker who has taken over the account cannot intercept it. */
function emailChangedMail(to: string, newEmail: string): Mail {
  return {
    kind: 'email_changed',
    to,
    subject: 'Your Platelog email was changed',
    text:
      `Hello,\n\nThe email of your Platelog account was just changed to ${maskedAddress(newEmail)}. From now on, ` +
      'you sign in with the new email, and mail goes there.\n\n' +
      'If this was not you, contact the person who runs this server right away.' +
      SIGNED,
  };
}
