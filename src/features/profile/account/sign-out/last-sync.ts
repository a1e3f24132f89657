import type { AccountStore } from '../../../../store/account-store';
import { requestSync } from '../../../../store/sync-state';
import { syncSummary } from '../../../../store/sync-summary';

const LONGEST_MS = 5_000;
const LOOK_EVERY_MS = 150;

/** Gives sync a last chance to bring up what waits: at most five seconds, and none without a network. */
export async function lastSync(store: AccountStore): Promise<void> {
  if (!(await waits(store)) || !navigator.onLine) return;
  await requestSync(store);
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until && (await waits(store))) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
  }
}

/** Whether something is there that a round could bring up; what was refused needs its owner. */
async function waits(store: AccountStore): Promise<boolean> {
  const { pending, photosWaiting } = await syncSummary(store);
  return pending + photosWaiting > 0;
}
