import { knownDataFolder } from '../api/app/env';
import { FolderInUse, isFolderTaken, lockFolder } from '../api/store/data-folder';

/**
 * Refuses before a build where a server runs on the data folder: this one could not start, and that one would go on
 * with the pages of another version.
 * @throws FolderInUse
 */
export function refuseRunningServer(): void {
  const folder = knownDataFolder();
  // What cannot be known here, the start says.
  if (folder === undefined || !isFolderTaken(folder)) return;
  // Waits for one that is just ending.
  lockFolder(folder)();
}

/** For the host who types `npm start`. */
export function wordsOfRefusal(error: unknown): string {
  if (!(error instanceof FolderInUse)) throw error;
  return `Platelog did not start, and nothing was built. ${error.message}`;
}
