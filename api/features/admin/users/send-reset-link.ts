import type { sendResetLink } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import type { Posted } from '../../../jobs/mail/mailer';
import type { AccountRow } from '../../../store/accounts';
import type { DatabaseTransaction } from '../../../store/database';
import type { AuditServices } from '../admin-services';
import { actorOf, audited } from '../audit/audited';
import { livingAccount } from './user-account';

interface Services extends AuditServices {
  /** Queues the mail, and keeps the link in it. */
  postResetLink: (trx: DatabaseTransaction, account: AccountRow) => Promise<Posted>;
}

const REFUSALS = {
  not_set_up: 'mail_not_set_up',
  limited: 'rate_limited',
  full: 'busy',
} as const;

const TOO_MANY = 'This person has had several links within the hour. The newest one works.';

export function sendResetLinkHandler(services: Services): AdminHandler<typeof sendResetLink> {
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'reset_link_sent' as const, subjectId: id };
    return audited(services, deed, async (trx) => {
      const posted = await services.postResetLink(trx, await livingAccount(trx, id));
      if (posted === 'limited') throw refuse('rate_limited', { detail: TOO_MANY });
      if (posted !== 'queued') throw refuse(REFUSALS[posted]);
      return { answer: { ok: true as const } };
    });
  };
}
