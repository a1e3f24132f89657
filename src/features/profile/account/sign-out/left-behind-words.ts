import { counted } from '../../../../ui/words/counted';

export interface LeftBehind {
  /** Changes and photos that are on this device alone. */
  unsynced: number;
  /** Photos that another app shared and of which no meal was made. */
  shared: number;
  /** Whether nothing is kept on the disk: the device is one that others use. */
  inMemory: boolean;
}

/** What of a person can still be read on this device once they have signed out. */
export function leftBehindWords({ unsynced, shared, inMemory }: LeftBehind): string {
  if (inMemory && shared === 0) return 'Nothing of yours stays on this device.';
  const words = [
    inMemory
      ? 'Your meals, photos, weights and profile were never kept on this device.'
      : 'Your meals, photos, weights and profile are deleted from this device.',
  ];
  if (unsynced > 0 && !inMemory) {
    words.push(
      `${counted(unsynced, 'change')} may not be on the server yet. If so, you choose before anything is deleted. What you keep here is not encrypted and can be read in the storage of this browser.`,
    );
  }
  if (shared > 0) {
    const them = shared === 1 ? 'it' : 'them';
    words.push(
      `${counted(shared, 'shared photo')} ${shared === 1 ? 'stays' : 'stay'} and can be seen by whoever signs in here next. Discard ${them} first if you do not want that.`,
    );
  }
  if (words.length === 1) words.push('Only the app itself stays.');
  return words.join(' ');
}
