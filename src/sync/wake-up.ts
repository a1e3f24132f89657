import { WAKE_UP_TAG } from './wake-up-tag';

interface SyncManager {
  register: (tag: string) => Promise<void>;
}

/** Background Sync works with every page closed. Chromium only, and may be switched off: pages also sync alone. */
export async function askForWakeUp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const manager = registration && (registration as unknown as { sync?: SyncManager }).sync;
  await manager?.register(WAKE_UP_TAG).catch(() => undefined);
}
