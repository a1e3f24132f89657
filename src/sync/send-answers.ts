import { answerConsents } from '#shared/contract/consents';

import { call } from '../http/call';
import type { AccountStore } from '../store/account-store';
import { answersAreKnown, owedAnswers } from '../store/accounts';

/** Before anything else: a consent that was taken back must not follow what it stops. */
export async function sendAnswers({ userId }: AccountStore): Promise<void> {
  const answers = await owedAnswers(userId);
  if (answers.length === 0) return;
  const { consents } = await call(answerConsents, { answers });
  await answersAreKnown(userId, answers.length, consents);
}
