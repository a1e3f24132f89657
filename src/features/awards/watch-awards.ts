import type { AwardType } from '#shared/rules/awards/awards';
import { progressOf } from '#shared/rules/awards/count-awards';

import type { AccountStore } from '../../store/account-store';
import { watchChanges } from '../../store/awards/award-checks';
import { display } from '../../ui/words/display';
import { localNow } from '../../ui/words/time';
import { checkAwards, countAndKeep } from './check-awards';

// Several entries are often made in a row, and counting must not slow them down.
const A_WHILE_MS = 2_000;

/** Saves earned awards a while after each change. Does nothing if awards are hidden. Returns a function that stops it. */
export function watchAwards(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const check = (store: AccountStore) => {
    if (display().awards === 'hidden') return;
    // If it fails, it is tried again after the next change.
    running = running.then(async () => checkAwards(store)).catch(() => undefined);
  };
  const stop = watchChanges(userId, (store) => {
    clearTimeout(timer);
    timer = setTimeout(check, A_WHILE_MS, store);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Calls back with the progress of each award, now and after each change. Returns a function that stops it. */
export function watchProgress(
  userId: string,
  onProgress: (progress: Record<AwardType, number>) => void,
): () => void {
  let asked = 0;
  let running = Promise.resolve();
  const count = async (store: AccountStore, number: number) => {
    // If there are newer changes, only the last state is counted.
    if (number !== asked) return;
    const progress = progressOf(await countAndKeep(store, localNow()));
    if (number === asked) onProgress(progress);
  };
  const stop = watchChanges(userId, (store) => {
    asked += 1;
    const number = asked;
    // If it fails, medals are shown without progress.
    running = running.then(async () => count(store, number)).catch(() => undefined);
  });
  return () => {
    asked = -1;
    stop();
  };
}
