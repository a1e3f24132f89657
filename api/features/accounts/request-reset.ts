import { PAGES } from '#shared/contract/pages';
import { RESET_MINUTES, type requestReset } from '#shared/contract/password-reset';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { RESET_TRIES } from '../../http/sign-in-guard';
import { hashOfToken, newToken } from '../../http/token';
import { accountByEmail, updateResetToken } from '../../store/accounts';
import { inTransaction } from '../../store/in-transaction';
import type { AccountServices } from './account-services';
import { resetMail } from './password-reset';

type ResetServices = Pick<AccountServices, 'db' | 'now' | 'guard' | 'mailer' | 'publicUrl'>;

/**
 * Mails the link to a new password. Answer and work are the same for an unknown email: a mail without a recipient
 * is queued.
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

/** A link to a new password, and what is stored of it, which replaces the link before. */
export function newResetLink({ now, publicUrl }: Pick<ResetServices, 'now' | 'publicUrl'>) {
  const token = newToken();
  const expiry = now() + RESET_MINUTES * 60_000;
  // In the fragment, which no server and no log ever sees.
  const link = `${publicUrl}${PAGES.resetPassword}#${token}`;
  return { link, kept: { hash: hashOfToken(token), expiry } };
}
