import type { Services } from '../../api/app/services';
import { closeAccount, finishErasing } from '../../api/store/erase-account';
import { lockUserSequence } from '../../api/store/lock-user-sequence';

/** Does what the calls of owners and administrators do, without confirmations and mails. @param at in ms */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'erased' | 'removals' | 'checkpoints'>,
  userId: string,
  at: number,
): Promise<void> {
  await lockUserSequence(services.db, userId, async ({ trx }) => closeAccount(trx, userId, at));
  await finishErasing(services, userId, at);
}
