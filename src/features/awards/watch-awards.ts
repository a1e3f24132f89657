import type { AwardType } from '#shared/rules/awards/awards';
import { progressOf } from '#shared/rules/awards/count-awards';

import type { AccountStore } from '../../store/account-store';
import { watchChanges } from '../../store/awards/award-checks';
import { display } from '../../ui/words/display';
import { localNow } from '../../ui/words/time';
import { checkAwards, countAndKeep } from './check-awards';

// A few entries are often made one after the other, and nothing is to be slow meanwhile.
const A_WHILE_MS = 2_000;

/** Keeps what entries earn, a while after each. Where awards are hidden, nothing is counted. Returns the way to stop. */
export function watchAwards(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const check = (store: AccountStore) => {
    if (display().awards === 'hidden') return;
    // What fails is tried again after the next change.
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

/** For a page that shows how far each award is: now, and after each change. Returns the way to stop. */
export function watchProgress(
  userId: string,
  onProgress: (progress: Record<AwardType, number>) => void,
): () => void {
  let asked = 0;
  let running = Promise.resolve();
  const count = async (store: AccountStore, number: number) => {
    // Where more has changed meanwhile, only the last state is counted.
    if (number !== asked) return;
    const progress = progressOf(await countAndKeep(store, localNow()));
    if (number === asked) onProgress(progress);
  };
  const stop = watchChanges(userId, (store) => {
    asked += 1;
    const number = asked;
    // Without them, a medal says less.
    running = running.then(async () => count(store, number)).catch(() => undefined);
  });
  return () => {
    asked = -1;
    stop();
  };
}
