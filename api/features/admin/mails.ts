import type { ListedMail, listMails, resendMail } from '#shared/contract/admin/system';

import type { AdminHandler } from '../../http/admin-endpoint';
import { refuse } from '../../http/refuse';
import { DAY_MS } from '../../jobs/mail/mailer';
import { listedMails } from '../../store/listed-mails';
import { mailById, sendMailAgain } from '../../store/mails';
import type { AdminServices, AuditServices } from './admin-services';
import { actorOf, audited } from './audit/audited';

type Listed = Awaited<ReturnType<typeof listedMails>>['mails'][number];

export function listMailsHandler(services: AuditServices): AdminHandler<typeof listMails> {
  return async (call) => {
    const deed = { by: actorOf(call), action: 'system_viewed' as const };
    return audited(services, deed, async (trx) => {
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

/** 'a***@example.org': enough to recognize it. */
function shortened(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
}

/** Sends a mail now that is waiting or was given up. */
export function resendMailHandler(
  services: AuditServices & Pick<AdminServices, 'mailer'>,
): AdminHandler<typeof resendMail> {
  const { mailer, now } = services;
  return async (call) => {
    const { id = '' } = call.params;
    const deed = { by: actorOf(call), action: 'mail_resent' as const, subjectId: id };
    const answer = await audited(services, deed, async (trx) => {
      const mail = await mailById(trx, id);
      if (mail?.state !== 'waiting' && mail?.state !== 'failed') throw refuse('not_found');
      if (mail.body === null) throw refuse('mail_erased');
      if (!mailer.isSetUp) throw refuse('mail_not_set_up');
      await sendMailAgain(trx, mail, { now: now(), endsAt: now() + DAY_MS });
      return { answer: { ok: true as const }, detail: { kind: mail.kind } };
    });
    mailer.wake();
    return answer;
  };
}
