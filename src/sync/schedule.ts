import { findStore } from '../store/account-store';
import { watchWrites } from '../store/watch-writes';
import { Rounds } from './rounds';
import { askForWakeUp } from './wake-up';

/**
 * Keeps an account level with the server for as long as the page lives: at start, after every
 * write, when the signal or the person comes back, and by a timer that is always armed.
 * Returns the way to stop it.
 */
export function startSync(userId: string): () => void {
  const stopping = new AbortController();
  void findStore(userId).then((store) => {
    if (!store || stopping.signal.aborted) return;
    const rounds = new Rounds(store, stopping.signal);
    listen(rounds, stopping.signal);
    const stopWatching = watchWrites(store, () => {
      void askForWakeUp();
      rounds.afterWrite();
    });
    stopping.signal.addEventListener('abort', stopWatching);
    rounds.now();
  });
  return () => {
    stopping.abort();
  };
}

function listen(rounds: Rounds, signal: AbortSignal): void {
  const soon = () => {
    rounds.now();
  };
  for (const event of ['online', 'focus', 'pageshow']) {
    window.addEventListener(event, soon, { signal });
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') soon();
    },
    { signal },
  );
}
