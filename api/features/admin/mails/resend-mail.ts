import type { resendMail as endpoint } from '#shared/contract/admin/mails';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import { DAY_MS } from '../../../jobs/mail/mailer';
import { mailById, sendMailAgain } from '../../../store/mails';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

/** Has a mail sent now that waits or was given up. One that has ended otherwise is not there any more. */
export function resendMailHandler(parts: AdminParts): AdminHandler<typeof endpoint> {
  const { mailer, now } = parts;
  return async (call) => {
    const { id = '' } = call.params;
    const deed = { by: actorOf(call), action: 'mail_resent' as const, subjectId: id };
    const answer = await audited(parts, deed, async (trx) => {
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
