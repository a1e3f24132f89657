import type { Database } from '../database';
import type { PhotoFiles } from './photo-files';
import { PhotosAway } from './photos-away';
import { endRemoval, EVERYTHING, putOffRemoval, takeRemoval } from './removals';

const FIRST_DELAY_MS = 5_000;
const DELAY_GROWS = 4;
const DELAY_MOST_MS = 3600 * 1000;

export interface Removing {
  db: Database;
  files: PhotoFiles;
  now: () => number;
  /** Called for each photo that could not be removed. */
  onFailure?: (error: unknown) => void;
}

/** Runs due removals, of all users or of one. Failed ones are retried at growing intervals, and never given up. */
export async function runRemovals(removing: Removing, person?: string): Promise<void> {
  const { db, files, now, onFailure } = removing;
  for (;;) {
    const removal = await takeRemoval(db, now(), person);
    if (!removal) return;
    const { person: who, name, attempts } = removal;
    try {
      if (name === EVERYTHING) await files.removeAll(who);
      else await files.remove(who, name);
      await endRemoval(db, removal);
    } catch (error) {
      const delay = Math.min(DELAY_MOST_MS, FIRST_DELAY_MS * DELAY_GROWS ** (attempts - 1));
      await putOffRemoval(db, removal, now() + delay);
      onFailure?.(error);
      // The next ones would fail, too.
      if (error instanceof PhotosAway) return;
    }
  }
}
