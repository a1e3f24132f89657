import { WAKE_UP_TAG } from './wake-up-tag';

interface SyncManager {
  register: (tag: string) => Promise<void>;
}

/**
 * Asks the browser to wake the worker when there is signal, even with every page closed.
 * Only Chromium can; a person can switch it off; elsewhere the page's own triggers do the work.
 */
export async function askForWakeUp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const manager = registration && (registration as unknown as { sync?: SyncManager }).sync;
  await manager?.register(WAKE_UP_TAG).catch(() => undefined);
}
