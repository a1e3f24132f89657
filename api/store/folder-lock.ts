import path from 'node:path';

import SQLite from 'better-sqlite3';

/** Name of the file in the data folder that a running server holds. */
export const LOCK_FILE = 'platelog.lock';

// A server that is ending gets this long to let go of the folder.
const WAIT_MS = 2_000;

/** Thrown where another process holds the data folder. */
export class FolderInUse extends Error {
  readonly code = 'FOLDER_IN_USE';

  constructor(folder: string) {
    super(
      `Another Platelog server runs on the data folder ${folder}. ` +
        'Stop that one, or give this one a folder of its own: DATA_DIR=... npm start',
    );
    this.name = 'FolderInUse';
  }
}

// What is collected as garbage is closed, and its lock with it.
const held = new Set<SQLite.Database>();

/**
 * Takes a data folder for this process alone, until the lock is released or the process ends in any
 * way: the lock is the operating system's, held through SQLite, so that none is left by `kill -9`.
 * It is on a file of its own: the database stays open to the host's commands.
 * @returns what releases it
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const connection = new SQLite(path.join(folder, LOCK_FILE), { timeout: WAIT_MS });
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    const { code } = error as { code?: string };
    throw code === 'SQLITE_BUSY' ? new FolderInUse(folder) : error;
  }
  held.add(connection);
  return () => {
    held.delete(connection);
    connection.close();
  };
}
