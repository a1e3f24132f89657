import * as z from 'zod';

import { isLoopback } from '../../http/is-loopback';
import { mailSender, mailServer } from './setting-forms';

export const MAIL_SETTINGS = {
  SMTP_URL: mailServer.optional(),
  SMTP_TLS: z.enum(['required', 'optional'], { error: 'must be required or optional' }).optional(),
  MAIL_FROM: mailSender.optional(),
};

type MailSettings = z.output<z.ZodObject<typeof MAIL_SETTINGS>>;

/** Undefined if no mail is sent. */
export function mailOf(env: MailSettings & { PUBLIC_URL?: string | undefined }) {
  const { SMTP_URL: url, SMTP_TLS: tls, MAIL_FROM: from, PUBLIC_URL: publicUrl } = env;
  if (url === undefined) return undefined;
  return { url, from: from ?? senderAt(publicUrl), tls: tls ?? tlsTo(url) };
}

/** `info@` at the host of the public address. */
function senderAt(publicUrl: string | undefined): string {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  return `Platelog <info@${host}>`;
}

/** A mail server on this machine needs no TLS, because nobody can listen in between. */
function tlsTo(smtpUrl: string): 'required' | 'optional' {
  return isLoopback(new URL(smtpUrl).hostname) ? 'optional' : 'required';
}
