import { createHash, randomBytes } from 'node:crypto';

import type { Logger } from 'pino';

import { PAGES } from '#shared/contract/pages';
import { RESET_MINUTES, type requestReset } from '#shared/contract/password-reset';

import type { Mailer } from '../../gateways/mail';
import type { PublicHandler } from '../../http/endpoint';
import { RESET_TRIES, type SignInGuard } from '../../http/sign-in-guard';
import { accountByEmail, updateResetToken } from '../../store/accounts';
import type { Database } from '../../store/database';
import { resetMail } from './mails';

export interface ResetServices {
  db: Database;
  now: () => number;
  log: Logger;
  guard: SignInGuard;
  mailer: Mailer;
  /** Where people reach this server; never read from a request, which could name another. */
  publicUrl: string;
}

/** Mails the way to a new password. The answer, and how long it takes, is the same for every e-mail. */
export function requestResetHandler(services: ResetServices): PublicHandler<typeof requestReset> {
  const { db, guard, mailer, log } = services;
  return async ({ input: { email }, device, address }) => {
    const ownerId = (await accountByEmail(db, email))?.id;
    const asked = { what: 'reset', name: email.toLowerCase(), limits: RESET_TRIES };
    await guard.take({ ...asked, address, device, ownerId });
    mailLink(services, email).catch((error: unknown) => {
      log.error({ error }, 'a password reset was not begun');
    });
    return { ok: true, mail: mailer.isSetUp ? 'sent' : 'not_set_up' };
  };
}

async function mailLink(services: ResetServices, email: string): Promise<void> {
  const made = await makeResetLink(services, email);
  if (made) services.mailer.post(resetMail(made.email, made.link));
}

/** Makes a link to a new password, which ends the one before; undefined where nobody has the e-mail. */
export async function makeResetLink(
  { db, now, publicUrl }: Pick<ResetServices, 'db' | 'now' | 'publicUrl'>,
  email: string,
): Promise<{ email: string; link: string } | undefined> {
  const account = await accountByEmail(db, email);
  if (account?.deleted_at !== null) return undefined;
  const token = randomBytes(32).toString('base64url');
  const expiry = now() + RESET_MINUTES * 60_000;
  await updateResetToken(db, account.id, { hash: resetHash(token), expiry });
  // In the fragment, which no server and no log ever sees.
  return { email: account.email, link: `${publicUrl}${PAGES.resetPassword}#${token}` };
}

export function resetHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
