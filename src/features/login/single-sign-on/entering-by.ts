import type { Entered } from '#shared/contract/single-sign-on';

import { loadMemory } from '../../../store/load-memory';
import { rememberAccount } from '../../../store/accounts';
import { inSessionLock } from '../../../store/locks';
import { keepInMemory } from '../../../store/shared-device';
import { endWithPage } from '../end-with-page';
import { keptHere } from '../not-kept';

/** A call after which somebody may be signed in; then this device knows them, in memory alone on a shared one. */
export async function enteringBy<Answer extends { next: string }>(
  ask: () => Promise<Answer | Entered>,
): Promise<Answer | Entered> {
  // Loaded first: no session is opened that this page could not hold. Whether it is needed, only the server knows.
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
