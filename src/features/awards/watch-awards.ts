import type { AccountStore } from '../../store/account-store';
import { watchChanges } from '../../store/awards/award-checks';
import { display } from '../../ui/words/display';
import { checkAwards } from './check-awards';

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
