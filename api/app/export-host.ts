import type { ExportHost } from '../features/accounts/export/account-archive';
import { hostOf } from '../features/public/get-host';
import type { Env } from './env';

/** What the README of an export says about this server. */
export function exportHost(env: Env): ExportHost {
  const { operatorName: operator, contactEmail: mailbox, publicUrl: site } = hostOf(env);
  return { site, operator, mailbox, recipients: recipientsIn(env.recipients) };
}

function recipientsIn(recipients: Env['recipients']): string[] {
  const { ai, payments, mails, push, barcodes, hosting, signIn } = recipients;
  const lines = [
    [ai, 'photos without metadata and words of meals, if you agreed. No name, no e-mail.'],
    [payments, 'your name, e-mail and number of the account once you begin to pay; your card.'],
    [mails, 'your address and the mails to you.'],
    [
      push,
      'that a reminder is for your browser, if you turned notifications on. Nothing that it says.',
    ],
    [barcodes, 'barcodes that you scan, without who asks.'],
    [signIn, 'when you sign in here with it. It tells us your name, e-mail and its number of you.'],
    [hosting, 'all that this server holds, on its machine.'],
  ];
  return lines.filter(([who]) => who !== '').map(([who, what]) => `${who}: ${what}`);
}
