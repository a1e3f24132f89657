import { PAGES } from '#shared/contract/pages';

import type { Mail } from '../../../jobs/mail/mailer';

export function linkedMail(
  to: string,
  { name, publicUrl }: { name: string; publicUrl: string },
): Mail {
  return {
    kind: 'single_sign_on_linked',
    to,
    subject: `You can sign in to Platelog with ${name}`,
    text:
      `Hello,\n\nYour Platelog account is now linked with ${name}: from now on you can sign in with it.\n\n` +
      'If this was not you, change your password and tell the person who runs this server. Your profile ' +
      `lists every device that is signed in:\n\n${publicUrl}${PAGES.profile}\n\nPlatelog`,
  };
}
