import { lockManager } from './lock-manager';
import { moveTo, place, registryOnDisk, type Place } from './registry';

const LOCK = 'platelog-shared-device';
let letGo = () => {};

/**
 * From here on this page keeps accounts and entries where it is told, which is not on the disk.
 * Whoever was signed in on this device before is signed out.
 */
export async function keepInMemory(memory: Place): Promise<void> {
  // Who signs in once more on the same page finds what has not been synced.
  if (isKeptInMemory()) return;
  await registryOnDisk.accounts.toCollection().modify({ state: 'kept' });
  moveTo(memory);
  hold();
}

/** Whether this page keeps nothing on the disk: it is on a device that others use. */
export function isKeptInMemory(): boolean {
  return place().indexedDB !== undefined;
}

/** After signing out there: what other people keep on this device is on the disk, as before. */
export function keepOnDisk(): void {
  moveTo(null);
  letGo();
}

/** Whether any page of this browser is signed in for only as long as it lives. */
export async function isSharedDeviceInUse(): Promise<boolean> {
  return lockManager()?.request(LOCK, { ifAvailable: true }, (lock) => lock === null) ?? false;
}

/** Waits until no page of this browser is signed in for only as long as it lives. */
export async function untilSharedDeviceIsFree(): Promise<void> {
  await lockManager()?.request(LOCK, { mode: 'shared' }, () => undefined);
}

/** Lets other pages know for as long as this one lives: they must not end its session. */
function hold(): void {
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  lockManager()
    ?.request(LOCK, async () => held)
    .catch(() => undefined);
}
