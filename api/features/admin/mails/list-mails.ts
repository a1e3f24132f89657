import type { ListedMail, listMails as endpoint } from '#shared/contract/admin/mails';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { listedMails } from '../../../store/listed-mails';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

type Listed = Awaited<ReturnType<typeof listedMails>>['mails'][number];

/** A page of the mails that wait or were given up. */
export function listMailsHandler(parts: AdminParts): AdminHandler<typeof endpoint> {
  return async (call) => {
    const deed = { by: actorOf(call), action: 'system_viewed' as const };
    return audited(parts, deed, async (trx) => {
      const { mails, total } = await listedMails(trx, call.input);
      const answer = { mails: mails.map(asListed), total };
      return { answer, detail: { what: 'mails', shown: mails.length } };
    });
  };
}

function asListed(mail: Listed): ListedMail {
  const failed = mail.state === 'failed';
  return {
    id: mail.id,
    kind: mail.kind,
    to: shortened(mail.recipient),
    userId: mail.user_id,
    state: failed ? 'failed' : 'waiting',
    tries: mail.tries,
    createdAt: mail.created_at,
    nextTryAt: !failed && mail.job_state === 'queued' ? mail.run_at : null,
    endsAt: mail.ends_at,
    lastAnswer: mail.last_answer,
    resendable: mail.body !== null,
  };
}

/** Enough to know it by for whoever has it in hand: 'a***@example.org'. */
function shortened(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
}
