import path from 'node:path';

import { knownDataFolder } from '../api/app/env';
import { schemaOfFile } from '../api/store/admin/database-facts';
import { FolderInUse, isFolderTaken, lockFolder } from '../api/store/data-folder';
import { DATABASE_FILE } from '../api/store/database';
import { newestMigration } from '../api/store/migrate';

/**
 * Throws before a build if a server runs on the data folder: this one could not start, and the running one would serve
 * the pages of another version.
 * @throws FolderInUse
 */
export function refuseRunningServer(): void {
  const folder = knownDataFolder();
  // If the folder is not known here, the start itself reports the problem.
  if (folder === undefined || !isFolderTaken(folder)) return;
  // Waits for a server that is just ending.
  lockFolder(folder)();
}

/** The database in the data folder was written by a newer Platelog. */
class NewerDatabase extends Error {}

/**
 * Throws before a build that could not start on its database.
 * @throws NewerDatabase
 */
export function refuseNewerDatabase(): void {
  const folder = knownDataFolder();
  // The start itself checks a database on a server.
  if (folder === undefined || process.env['DATABASE_URL'] !== undefined) return;
  const schema = schemaOfFile(path.join(folder, DATABASE_FILE));
  const newest = newestMigration();
  if (schema !== undefined && schema > newest)
    throw new NewerDatabase(
      `The database in ${folder} was written by a newer Platelog (schema ${schema}; this one knows ${newest}). Bring this copy up to date (git pull, npm install), or restore a backup from before the update.`,
    );
}

/** The message for the host who types `npm start`. */
export function wordsOfRefusal(error: unknown): string {
  if (!(error instanceof FolderInUse || error instanceof NewerDatabase)) throw error;
  return `Platelog did not start, and nothing was built. ${error.message}`;
}
