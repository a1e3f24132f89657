import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import SQLite from 'better-sqlite3';

import { DATABASE_FILE } from '../../api/store/database';

/**
 * Stops a server right after one of its commits: a process that holds the write lock of its database prevents the next
 * one.
 */
export class CommitStop {
  constructor(private readonly dataFolder: string) {}

  /**
   * Polls until the server has reached a state, holds it there, and runs an action.
   * @param reached returns what was found; undefined if the server is not there yet
   */
  async when<Found>(
    reached: () => Found | undefined,
    { act, waitMs }: { act: () => Promise<void>; waitMs: number },
  ): Promise<Found> {
    const db = new SQLite(path.join(this.dataFolder, DATABASE_FILE), { timeout: waitMs });
    try {
      for (const until = Date.now() + waitMs; Date.now() < until;) {
        await turn();
        const found = reached();
        if (found === undefined) continue;
        db.exec('BEGIN IMMEDIATE');
        await act();
        db.exec('ROLLBACK');
        return found;
      }
    } finally {
      db.close();
    }
    throw new Error('The server did not come so far.');
  }
}
