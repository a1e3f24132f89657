import type { StorageFacts } from '../../../device/storage';

/** What the browser promises of this device's copy, in words. */
export function promiseWords({ persisted, forgetful }: StorageFacts): string {
  if (forgetful) {
    return 'This private window does not keep your entries when it is closed. They are safe once they are synced.';
  }
  if (persisted === null)
    return 'This browser does not say whether it keeps your entries for good.';
  return persisted
    ? 'The browser has promised to keep your entries on this device.'
    : 'The browser may clear your entries from this device when it runs out of room. Synced ones come back from the server.';
}

const STEPS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size as people read it: '3.4 MB'. */
export function sizeWords(bytes: number): string {
  const step = Math.min(STEPS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const size = bytes / 1000 ** step;
  return `${size >= 10 || step === 0 ? Math.round(size) : size.toFixed(1)} ${STEPS[step] ?? ''}`;
}
