import type { answerConsents } from '#shared/contract/consents';

import type { MemberHandler } from '../../http/endpoint';
import { lockUserSequence } from '../../store/lock-user-sequence';
import { hurryReadings } from '../../store/jobs';
import { addConsent, consentsOf, type HostRules } from '../../store/privacy/consents';
import type { AccountServices } from './account-services';

type ConsentServices = Pick<AccountServices, 'db' | 'now' | 'onChange'> & { rules: HostRules };

/** Stores the answers in order. Jobs that wait check at once whether they may still be sent. */
export function answerConsentsHandler({
  db,
  now,
  rules,
  onChange,
}: ConsentServices): MemberHandler<typeof answerConsents> {
  return async ({ account, input }) => {
    const userId = account.id;
    const consents = await lockUserSequence(db, userId, async ({ trx }) => {
      for (const answer of input.answers) await addConsent(trx, { userId, answer, now: now() });
      await hurryReadings(trx, userId, now());
      return consentsOf(trx, userId, rules);
    });
    onChange(userId);
    return { consents };
  };
}
