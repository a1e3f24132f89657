import type { Entered } from '#shared/contract/single-sign-on';

import { loadMemory } from '../../../store/load-memory';
import { rememberAccount } from '../../../store/accounts';
import { inSessionLock } from '../../../store/locks';
import { keepInMemory } from '../../../store/shared-device';
import { endWithPage } from '../end-with-page';
import { keptHere } from '../not-kept';

/** Runs a call that may sign the user in, and then stores the account on this device; on a shared device in memory only. */
export async function enteringBy<Answer extends { next: string }>(
  ask: () => Promise<Answer | Entered>,
): Promise<Answer | Entered> {
  // Loaded first, so that no session is opened that this page could not store. Only the server knows whether it is needed.
  const memory = await loadMemory();
  return inSessionLock(async () => {
    const answer = await ask();
    if (!isEntered(answer)) return answer;
    await keptHere(async () => {
      if (answer.sharedDevice) await keepInMemory(memory);
      await rememberAccount(answer.user, answer.consents);
      if (answer.sharedDevice) await endWithPage();
    });
    return answer;
  });
}

function isEntered(answer: { next: string }): answer is Entered {
  return answer.next === 'enter';
}
