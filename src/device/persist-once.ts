import { askToPersist } from './storage';

const PERSIST_KEY = 'platelog-asked-to-persist';

/** Once per device: some browsers ask the person, who should not be asked with every meal. */
export function persistOnce(): void {
  try {
    if (localStorage.getItem(PERSIST_KEY) !== null) return;
    localStorage.setItem(PERSIST_KEY, 'yes');
  } catch {
    // Storage that cannot be read keeps nothing anyway.
    return;
  }
  askToPersist().catch(() => undefined);
}
