import { PAGES } from '#shared/contract/pages';
import type { ReminderType } from '#shared/records/reminders';

import type { Mail } from '../../jobs/mail/mailer';

interface Addressed {
  to: string;
  publicUrl: string;
  token: string;
  /** Free images of an account; null for no limit. */
  freeImages: number | null;
}

/** The text of a reminder, without anything that the user has eaten or weighs. */
export function reminderMail(
  type: ReminderType,
  { to, publicUrl, token, freeImages }: Addressed,
): Pick<Mail, 'kind' | 'to' | 'subject' | 'text' | 'unsubscribe'> {
  const link = `${publicUrl}${PAGES.unsubscribe}#${token}`;
  const { kind, subject, parts } = WORDS[type]({ publicUrl, freeImages });
  const end =
    `You get this email because you chose it in your profile: ${publicUrl}${PAGES.profile}\n` +
    `To turn it off without signing in: ${link}`;
  const text = ['Hello,', ...parts, end, 'Platelog'].join('\n\n');
  return { kind, to, subject, text, unsubscribe: `${publicUrl}/api/unsubscribe/${token}` };
}

/** What a new user needs to know, without promotion. */
export function welcomeMail(
  to: string,
  publicUrl: string,
): Pick<Mail, 'kind' | 'to' | 'subject' | 'text'> {
  const text = [
    'Hello,',
    `Your Platelog account at ${publicUrl} is ready. You sign in with this email address.`,
    `Platelog works without signal: what you log is saved on your device first, and sent when the server is in reach. How to keep it on your home screen, and everything else: ${publicUrl}${PAGES.help}`,
    'If you did not sign up, somebody has typed your address. You can set a password with "Forgot your password?" on the sign-in page, and then delete the account.',
    'This is sent once. We send nothing else unless you ask for it, or your account is concerned.',
    'Platelog',
  ].join('\n\n');
  return { kind: 'welcome', to, subject: 'Welcome to Platelog', text };
}

type Words = Pick<Mail, 'kind' | 'subject'> & { parts: string[] };

const WORDS: Record<ReminderType, (host: Pick<Addressed, 'publicUrl' | 'freeImages'>) => Words> = {
  daily: ({ publicUrl }) => ({
    kind: 'daily_reminder',
    subject: 'Anything to log today?',
    parts: [
      `No meal of today has reached ${publicUrl} yet. If you want to add one: ${publicUrl}${PAGES.foodTracker}`,
      'If you have logged on a device without signal, it is saved there, and arrives the next time you open Platelog online.',
    ],
  }),
  limit: ({ publicUrl, freeImages }) => ({
    kind: 'upload_limit',
    subject: 'Your free photo analyses are used up',
    parts: [
      `${usedUp(freeImages)} Your photos stay with their meals, and you can go on logging as many meals in words as you like: ${publicUrl}${PAGES.foodTracker}`,
      `What Premium costs and brings is in your profile: ${publicUrl}${PAGES.profile}?tab=subscription`,
      'This is sent once.',
    ],
  }),
};

function usedUp(freeImages: number | null): string {
  if (freeImages === 1) return 'Your free photo analysis is used up.';
  const count = freeImages === null ? '' : `${freeImages} `;
  return `Your ${count}free photo analyses are used up.`;
}
