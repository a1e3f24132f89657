import {
  type checkResetLink,
  type requestReset,
  RESET_MINUTES,
  type resetPassword,
} from '#shared/contract/account-changes';
import { PAGES } from '#shared/contract/pages';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { RESET_TRIES } from '../../http/sign-in-guard';
import { hashOfToken, newToken } from '../../http/token';
import type { Mail, Posted } from '../../jobs/mail/mailer';
import {
  accountByEmail,
  accountByResetToken,
  type AccountRow,
  updatePasswordByToken,
  updateResetToken,
} from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { unlinkIdentitiesOf } from '../../store/single-sign-on/identities';
import type { AccountServices } from './account-services';
import { refuseWeakPassword } from './password';

const SIGNED = '\n\nPlatelog';
/** Part of the mails about a new password. */
export const UNLINKED = ' If you sign in with another service, it asks for the new password once.';

/** Detects an expired link before the user chooses a password. A valid link keeps working. */
export function checkResetLinkHandler({
  db,
  now,
}: Pick<AccountServices, 'db' | 'now'>): PublicHandler<typeof checkResetLink> {
  return async ({ input: { token } }) => {
    const owner = await accountByResetToken(db, hashOfToken(token), now());
    if (!owner) throw refuse('bad_reset_token');
    return { ok: true };
  };
}

/**
 * Sets a new password with the mailed link, which works once, and ends all sessions of the account. Also unlinks
 * single sign-on, because someone who registered the email before its owner may have linked theirs.
 */
export function resetPasswordHandler({
  db,
  now,
  passwords,
  mailer,
  onSessionEnd,
}: Pick<AccountServices, 'db' | 'now' | 'passwords' | 'mailer' | 'onSessionEnd'>): PublicHandler<
  typeof resetPassword
> {
  return async ({ input, session }) => {
    const { token, password } = input;
    const hash = hashOfToken(token);
    const owner = await accountByResetToken(db, hash, now());
    if (!owner) throw refuse('bad_reset_token');
    const { email, first_name: firstName, last_name: lastName } = owner;
    refuseWeakPassword(password, { email, names: [firstName, lastName] });
    const passwordHash = await passwords.hash(password);
    const taken = { hash, passwordHash, now: now() };
    const account = await inTransaction(db, async (trx) => {
      const changed = await updatePasswordByToken(trx, taken);
      if (!changed) return undefined;
      const unlinked = await unlinkIdentitiesOf(trx, changed.id);
      await mailer.post(trx, passwordChangedMail(changed.email, unlinked), changed.id);
      return changed;
    });
    if (!account) throw refuse('bad_reset_token');
    await session.close();
    onSessionEnd(account.id);
    return { ok: true };
  };
}

/** @param asker who requested it, if not a visitor of the sign-in page */
function resetMail(to: string, link: string, asker?: 'administrator'): Mail {
  const asked =
    asker === undefined
      ? 'Someone, hopefully you, asked for a new password for your Platelog account.'
      : 'An administrator of this server sent you a link to set a new password for your Platelog account.';
  return {
    kind: 'password_reset',
    to,
    linkMs: RESET_MINUTES * 60_000,
    subject: 'A new password for Platelog',
    text:
      `Hello,\n\n${asked} ` +
      `Choose one here within ${RESET_MINUTES} minutes:\n\n${link}\n\n` +
      'The link works once. If this was not you, ignore this email. Your password does not change.' +
      SIGNED,
  };
}

function passwordChangedMail(to: string, unlinked: number): Mail {
  return {
    kind: 'password_changed',
    to,
    subject: 'Your Platelog password was changed',
    text:
      'Hello,\n\nThe password of your Platelog account was just changed, and every device was ' +
      'signed out. Entries that have not synced yet stay on their device.' +
      (unlinked > 0 ? UNLINKED : '') +
      '\n\nIf this was not you, choose a new password right away: use "Forgot your password?" on the ' +
      'sign-in page.' +
      SIGNED,
  };
}

type ResetServices = Pick<AccountServices, 'db' | 'now' | 'guard' | 'mailer' | 'publicUrl'>;

/**
 * Mails a password reset link. Response and work are the same for an unknown email, for which a mail without a
 * recipient is queued.
 */
export function requestResetHandler(services: ResetServices): PublicHandler<typeof requestReset> {
  const { db, guard, mailer } = services;
  return async ({ input: { email }, device, address }) => {
    const ownerId = (await accountByEmail(db, email))?.id;
    const asked = { what: 'reset', name: email.toLowerCase(), limits: RESET_TRIES };
    await guard.take({ ...asked, address, device, ownerId });
    const posted = await inTransaction(db, async (trx) => {
      const found = await accountByEmail(trx, email);
      const account = found?.deleted_at === null ? found : undefined;
      const { link, kept } = newResetLink(services);
      const mail = resetMail(account?.email ?? '', link);
      const posted = await mailer.post(trx, mail, account?.id);
      // Enough mails were sent: the link in the newest one keeps working.
      if (posted === 'limited') return mailer.post(trx, { ...mail, to: '' });
      if (posted === 'queued') await updateResetToken(trx, account?.id ?? '', kept);
      return posted;
    });
    if (posted === 'full') throw refuse('busy');
    return { ok: true, mail: mailer.isSetUp ? 'sent' : 'not_set_up' };
  };
}

/** Mails a link that an administrator sends. */
export function postResetLinkFor(services: Pick<ResetServices, 'now' | 'mailer' | 'publicUrl'>) {
  return async (trx: DatabaseTransaction, { id, email }: AccountRow): Promise<Posted> => {
    const { link, kept } = newResetLink(services);
    const posted = await services.mailer.post(trx, resetMail(email, link, 'administrator'), id);
    if (posted === 'queued') await updateResetToken(trx, id, kept);
    return posted;
  };
}

/** A password reset link, and the data to store, which replace the previous link. */
export function newResetLink({ now, publicUrl }: Pick<ResetServices, 'now' | 'publicUrl'>) {
  const token = newToken();
  const expiry = now() + RESET_MINUTES * 60_000;
  // In the fragment, which is not sent to servers and not logged.
  const link = `${publicUrl}${PAGES.resetPassword}#${token}`;
  return { link, kept: { hash: hashOfToken(token), expiry } };
}
