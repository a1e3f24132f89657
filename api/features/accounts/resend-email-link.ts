import type { resendEmailLink } from '#shared/contract/email-change';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { accountById } from '../../store/accounts';
import { lockUserSequence } from '../../store/lock-user-sequence';
import { mailEmailLink } from './mail-email-link';
import type { EmailServices } from './update-email';
import { wireUser } from './wire-user';

/** Mails a new link to the address that waits to be confirmed. */
export function resendEmailLinkHandler(
  services: EmailServices,
): MemberHandler<typeof resendEmailLink> {
  return async ({ account: { id } }) => {
    const sent = await lockUserSequence(services.db, id, async ({ trx }) => {
      const account = await accountById(trx, id);
      if (account?.new_email == null) {
        throw refuse('not_found', { detail: 'No new email waits to be confirmed.' });
      }
      return mailEmailLink(trx, services, { account, email: account.new_email });
    });
    services.onChange(id);
    return { user: wireUser(sent) };
  };
}
