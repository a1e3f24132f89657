import { askToPersist } from './storage';

const KEY = 'platelog-asked-to-persist';

/**
 * Asks the browser to keep this site's data, once in a device's life: some browsers put the question
 * to the person, who is not to be asked with every meal. Never fails and is not to be waited for.
 */
export function persistOnce(): void {
  try {
    if (localStorage.getItem(KEY) !== null) return;
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage that may not even be read keeps nothing either way.
    return;
  }
  askToPersist().catch(() => undefined);
}
