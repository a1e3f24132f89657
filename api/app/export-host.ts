import type { ExportHost } from '../features/accounts/export/account-readme';
import { hostOf } from '../features/public/get-host';
import type { Env } from './env';

const OPENAI = 'https://api.openai.com';

/** What the README of an export says of this server. */
export function exportHost(env: Env): ExportHost {
  const { operatorName: operator, contactEmail: mailbox, publicUrl: site } = hostOf(env);
  return { site, operator, mailbox, recipients: recipientsOf(env) };
}

function recipientsOf({ vision, stripe, mail, openFoodFacts }: Env): string[] {
  const recipients: string[] = [];
  if (vision) {
    const { hostname } = new URL(vision.baseUrl ?? OPENAI);
    recipients.push(
      `The AI provider at ${hostname}: photos without metadata, and words of meals, to find what is in them. No name, no e-mail, no number of the account.`,
    );
  }
  if (stripe) {
    recipients.push(
      'Stripe, for payments: your name, e-mail and number of the account once you begin to pay; your card goes from the browser to Stripe.',
    );
  }
  if (mail) {
    recipients.push(
      `The mail server ${new URL(mail.url).hostname}: your address and the mails to you.`,
    );
  }
  if (openFoodFacts) recipients.push('Open Food Facts: barcodes that you scan, without who asks.');
  return recipients;
}
