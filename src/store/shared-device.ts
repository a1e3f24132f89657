import { lockManager } from './locks';
import { moveTo, place, registryOnDisk, type Place } from './registry';

const LOCK = 'platelog-shared-device';
let letGo = () => {};

/** For a shared device: nothing is written to disk, and accounts that were signed in before are signed out. */
export async function keepInMemory(memory: Place): Promise<void> {
  // A second sign-in on the same page must find entries that have not been synced.
  if (isKeptInMemory()) return;
  await registryOnDisk.accounts.toCollection().modify({ state: 'kept' });
  moveTo(memory);
  hold();
}

export function isKeptInMemory(): boolean {
  return place().indexedDB !== undefined;
}

export function keepOnDisk(): void {
  moveTo(null);
  letGo();
}

/** True while any page of the browser holds the lock. */
export async function isSharedDeviceInUse(): Promise<boolean> {
  return lockManager()?.request(LOCK, { ifAvailable: true }, (lock) => lock === null) ?? false;
}

export async function untilSharedDeviceIsFree(): Promise<void> {
  await lockManager()?.request(LOCK, { mode: 'shared' }, () => undefined);
}

/** The lock tells other pages that this session is in use, so that they do not end it. */
function hold(): void {
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  lockManager()
    ?.request(LOCK, async () => released)
    .catch(() => undefined);
}
