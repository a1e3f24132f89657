import { readHostPlan } from '../../store/plans/host-plan';
import type { Database } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { pause } from '../../store/long-work/in-slices';
import { lockUser } from '../../store/lock-user-sequence';
import { usersOverLimit } from '../../store/photos';
import { releasePhotos } from './states/photo-event';

interface Releasing {
  db: Database;
  now: () => number;
  hasProvider: boolean;
}

/**
 * Queues photos that waited for an image if the host now grants more images.
 * @returns the users whose photos were queued
 */
export async function releaseForPlan({ db, now, hasProvider }: Releasing): Promise<string[]> {
  const hostPlan = await readHostPlan(db);
  const most = hostPlan.premiumForAll ? null : hostPlan.freeImages;
  const users = await usersOverLimit(db, most);
  for (const userId of users) {
    await inTransaction(db, async (trx) => {
      if (await lockUser(trx, userId))
        await releasePhotos(trx, { userId, now: now(), hasProvider });
    });
    await pause();
  }
  return users;
}
