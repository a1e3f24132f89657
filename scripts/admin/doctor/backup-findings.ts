import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Env } from '../../../api/app/env';
import { databaseFacts } from '../../../api/store/admin/database-facts';
import { backupsIn, newestOf } from '../../../api/store/backup/backup-folder';
import { isInside } from '../../../api/store/data-folder';
import { DATABASE_FILE } from '../../../api/store/database';
import { mayWrite } from './data-on-disk';
import { fault, type Finding, ok, warning } from './finding';

const HOUR_MS = 3600 * 1000;
/** One night may be missed if the machine was off. */
const OLD_MS = 48 * HOUR_MS;

/** Whether nightly backups are made, and the age of the newest one. Reads no backup: `verify` does that. */
export function backupFindings(
  { backups, dataFolder, databaseUrl, rehearsal }: Env,
  now: number,
): Finding[] {
  // The database's finding says that backups need other means. A rehearsal makes none.
  if (databaseUrl !== undefined || rehearsal) return [];
  if (!backups) return [warning('backups', 'None are made at night. Set BACKUP_DIR.')];
  const { folder, keep, hour } = backups;
  // The server warns of these at every start.
  if (!existsSync(folder) || isInside(folder, dataFolder)) return [];
  if (!mayWrite(folder))
    return [fault('backups', `This account may not write into ${folder}: none can be made there.`)];
  const where = isOnOneDisk(folder, dataFolder) ? ', which is on the disk of the data' : '';
  const made = `They are made every night after ${hour}:00 in ${folder}${where}; the newest ${keep} are kept.`;
  return [ofAge(newestIn(folder, { dataFolder, now }), { made, now }), ...damagedIn(folder, now)];
}

/** If both are on one disk, both are lost with it; or the backup disk is not mounted. */
function isOnOneDisk(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => statSync(name, { throwIfNoEntry: false }));
  return first !== undefined && first.dev === second?.dev;
}

/** Undefined if there is no backup of this database, or no readable database. */
function newestIn(
  folder: string,
  { dataFolder, now }: { dataFolder: string; now: number },
): number | undefined {
  const file = path.join(dataFolder, DATABASE_FILE);
  try {
    return newestOf(backupsIn(folder, now), { epochs: databaseFacts(file).epochs, now });
  } catch {
    return undefined;
  }
}

function ofAge(newest: number | undefined, { made, now }: { made: string; now: number }): Finding {
  if (newest === undefined)
    return warning('backups', `There is none of this database yet. ${made}`);
  const age = `The newest is of ${new Date(newest).toISOString()}.`;
  return now - newest > OLD_MS
    ? warning('backups', `${age} Look for 'backup_failed' in the log. ${made}`)
    : ok('backups', `${age} ${made}`);
}

function damagedIn(folder: string, now: number): Finding[] {
  return backupsIn(folder, now).flatMap(({ damage }) =>
    damage === undefined ? [] : [warning('backups', damage)],
  );
}
