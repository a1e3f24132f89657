import path from 'node:path';

import { epochsOfFile } from '../admin/database-facts';
import { DATABASE_FILE } from '../database';
import type { Backup } from './backup-folder';

/**
 * The newest backup of each database, the newest of all last. A database knows the names of its earlier histories.
 * Backups without a manifest count as backups of the newest one: what they are of cannot be known.
 * @param backups of one folder, the oldest first
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

/** Of a damaged database only the one that its manifest names. */
function epochsIn({ folder, manifest }: Backup): string[] {
  const named = manifest ? [manifest.epoch] : [];
  try {
    return [...named, ...epochsOfFile(path.join(folder, DATABASE_FILE))];
  } catch {
    return named;
  }
}
