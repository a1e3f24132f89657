import { statSync } from 'node:fs';
import path from 'node:path';

import { loadEnv } from '../../api/app/env';
import { type Backup, backupsIn, isUnfinished } from '../../api/store/backup/backup-folder';
import { wordsOfLost } from '../../api/store/backup/verify-backup';
import { verifiedWithBucket } from './verified-with-bucket';

// Every disk on Linux has one, which only root may read.
const LOST_AND_FOUND = 'lost+found';

/**
 * Reads backups to the last byte. Needs no data folder.
 * @param names backups, or folders with backups, among other files of a disk
 */
export async function verify(names: string[]): Promise<void> {
  const problems: string[] = [];
  const others: string[] = [];
  for (const name of names) {
    const folder = path.resolve(name);
    const backups = found(folder, problems);
    for (const one of backups ?? []) await report(one);
    if (backups?.length === 0) others.push(folder);
  }
  if (others.length === names.length)
    throw new Error(`There is no backup in ${others.join(', ')}.`);
  if (others.length > 0) console.log(`No backups, and not looked at: ${others.join(', ')}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Empty for a file or an unfinished backup. Undefined if it cannot be read, which is a problem. */
function found(folder: string, problems: string[]): Backup[] | undefined {
  if (path.basename(folder) === LOST_AND_FOUND || isUnfinished(folder)) return [];
  try {
    return statSync(folder).isDirectory() ? backupsIn(folder, Date.now()) : [];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') problems.push(`There is no folder ${folder}. Is its disk mounted?`);
    else problems.push(`${folder} cannot be read (${code ?? 'unknown'}), and was not looked at.`);
    return undefined;
  }
}

async function report(backup: Backup): Promise<void> {
  const { good, wrong, lost } = await verifiedWithBucket(backup, loadEnv());
  const problems = lost.length > 0 ? [...wrong, `${wordsOfLost(lost)}.`] : wrong;
  console.log(
    `${problems.length > 0 ? 'NOT WHOLE' : 'whole'}: ${backup.folder}, ${dateOf(backup)}`,
  );
  for (const line of good) console.log(`  ${line}`);
  for (const line of problems) console.error(`  WRONG: ${line}`);
  if (problems.length > 0) process.exitCode = 1;
}

export function dateOf({ manifest: facts }: Backup): string {
  if (!facts) return 'made by hand or by an earlier version';
  return `made ${new Date(facts.at).toISOString()} by Platelog ${facts.platelog}`;
}
