import path from 'node:path';

import { epochsOfFile } from '../admin/database-facts';
import { DATABASE_FILE } from '../database';
import type { Backup } from './backup-folder';

/**
 * The newest backup of each database, the newest of all last. A database knows its earlier epochs. Backups without a
 * manifest are counted as backups of the newest one, because their database is unknown.
 * @param backups of one folder, oldest first
 */
export function newestByDatabase(backups: readonly Backup[]): Backup[] {
  const found: { newest: Backup; epochs: string[] }[] = [];
  for (const backup of [...backups].reverse()) {
    const epoch = backup.manifest?.epoch;
    const isKnown = epoch === undefined || found.some(({ epochs }) => epochs.includes(epoch));
    if (found.length === 0 || !isKnown) found.push({ newest: backup, epochs: epochsIn(backup) });
  }
  return found.map(({ newest }) => newest).reverse();
}

/** For a damaged database only the epoch in its manifest. */
function epochsIn({ folder, manifest }: Backup): string[] {
  const named = manifest ? [manifest.epoch] : [];
  try {
    return [...named, ...epochsOfFile(path.join(folder, DATABASE_FILE))];
  } catch {
    return named;
  }
}
