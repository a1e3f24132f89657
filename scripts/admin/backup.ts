import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import manifest from '../../package.json';
import { makeDataFolder } from '../../api/app/data-folder';
import type { Env } from '../../api/app/env';
import { type Backup, backupsIn } from '../../api/store/backup/backup-folder';
import { type MadeBackup, makeBackup } from '../../api/store/backup/make-backup';
import { newestByDatabase } from '../../api/store/backup/newest-by-database';
import { type Restored, restoreBackup } from '../../api/store/backup/restore-backup';
import { wordsOfLost } from '../../api/store/backup/verify-backup';
import { DATABASE_FILE } from '../../api/store/database';
import { FolderInUse, LOCK_FILE, refuseHalfRestored } from '../../api/store/data-folder';
import { ERASED_LOG } from '../../api/store/erased-log';
import { bucketName } from '../../api/store/photo-files/bucket-name';
import { envForData, noDatabase, refuseServer } from './data-folder';
import { verifiedWithBucket } from './verified-with-bucket';
import { dateOf } from './verify';

const PG_DUMP =
  'Make a backup with pg_dump --format=custom "$DATABASE_URL" > platelog.dump, and copy DATA_DIR/photos after it.';
const PG_RESTORE =
  'Stop the server, put the dump back with pg_restore --clean --if-exists --dbname "$DATABASE_URL" platelog.dump, put the photos into DATA_DIR, and run: npm run admin -- restored';

/** Copies database and photos into a dated folder; the server may be running. */
export function backup(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const into = path.resolve(oneFolder(positionals));
  const keep = countOf(values.keep);
  const env = envForData();
  refuseServer(env, PG_DUMP);
  const { dataFolder } = env;
  const bucket = env.bucket && bucketName(env.bucket);
  if (!existsSync(path.join(dataFolder, DATABASE_FILE))) throw noDatabase(dataFolder);
  refuseHalfRestored(dataFolder);
  const { version } = manifest;
  const isNew = !existsSync(into);
  const made = makeBackup({ dataFolder, into, keep, bucket, version, now: Date.now() });
  for (const line of linesOf(made, dataFolder)) console.log(line);
  // A disk that is not mounted is the usual cause.
  if (isNew)
    console.log(`There was no folder ${into}, so it was made. Should a disk be mounted there?`);
  if (made.lost.length > 0) {
    console.error(
      `The backup was made, but these photos are not whole in ${dataFolder}: ${wordsOfLost(made.lost)}. No older backup was removed: one may have them.`,
    );
    process.exitCode = 1;
  }
  return Promise.resolve();
}

function oneFolder([folder = '', more]: string[]): string {
  if (folder === '') throw new Error('Name the folder. Nothing was done.');
  if (more !== undefined) throw new Error(`Name one folder, without '${more}'. Nothing was done.`);
  return folder;
}

function countOf(keep: string | undefined): number | undefined {
  if (keep === undefined) return undefined;
  const count = Number(keep);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--keep needs a number from 1 on, not '${keep}'. Nothing was done.`);
  return count;
}

function linesOf(made: MadeBackup, dataFolder: string): string[] {
  const { folder, manifest: facts, copied, shared, removed, others } = made;
  const photos =
    facts.bucket === undefined
      ? `photo files copied now: ${copied}, shared with the backup before: ${shared}.`
      : `they stay in the bucket ${facts.bucket}, and the backup names them.`;
  const lines = [
    `${dataFolder} was copied to ${folder}, and the copy was checked.`,
    `Accounts: ${facts.accounts}, entries: ${facts.entries}, photos: ${facts.photos}; ${photos}`,
  ];
  if (removed > 0) lines.push(`Older backups removed: ${removed}.`);
  if (others > 0)
    lines.push(
      `Backups there of another server, or made by an earlier version: ${others}. They are never removed for you: delete them in time.`,
    );
  return lines;
}

/**
 * The newest backup in a folder, or the folder itself.
 * @throws if it contains backups of several databases: the newest may be of one that was created by mistake
 */
function newestIn(name: string): Backup {
  const folder = path.resolve(name);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}. Is its disk mounted?`);
  const all = newestByDatabase(backupsIn(folder, Date.now()));
  const newest = all.at(-1);
  if (!newest) throw new Error(`There is no backup in ${folder}.`);
  if (all.length === 1) return newest;
  const lines = all.map((one) => `  ${one.folder}, ${dateOf(one)}${sizeOf(one)}`);
  throw new Error(
    `${folder} has backups of ${all.length} databases. Name the backup to restore. The newest of each:\n${lines.join('\n')}\nNothing was changed.`,
  );
}

function sizeOf({ manifest: facts }: Backup): string {
  return facts ? `: accounts ${facts.accounts}, entries ${facts.entries}` : '';
}

/** Restores a backup with a new epoch, without the accounts that were deleted since. */
export async function restore(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, incomplete: { type: 'boolean' } },
  });
  const newest = newestIn(oneFolder(positionals));
  const env = envForData();
  refuseServer(env, PG_RESTORE);
  const { dataFolder } = env;
  if (path.resolve(newest.folder) === dataFolder)
    throw new Error(`${dataFolder} is the data folder itself. Name the folder of the backup.`);
  console.log(`Checking ${newest.folder}, ${dateOf(newest)} ...`);
  const verified = await verifiedWithBucket(newest, env);
  if (verified.wrong.length > 0)
    throw new Error(`This backup cannot be restored. ${verified.wrong.join(' ')}`);
  if (verified.lost.length > 0 && values.incomplete !== true)
    throw new Error(
      `${wordsOfLost(verified.lost)}. Take another backup, or add --incomplete to restore without them. Nothing was changed.`,
    );
  const isNew = !existsSync(dataFolder);
  makeDataFolder(env);
  const plan = { backup: newest, verified, dataFolder, replace: values.replace === true };
  const done = await restoreBackup({ ...plan, now: Date.now() }).catch((error: unknown) => {
    if (isNew) removeMade(dataFolder);
    throw error instanceof FolderInUse ? new Error(stopFirst(env)) : error;
  });
  const { good, lost } = verified;
  const without =
    lost.length > 0 ? [`${wordsOfLost(lost)}. Their entries are there, without them.`] : [];
  for (const line of [...good, ...without, ...linesOfRestored(done, env)]) console.log(line);
}

/** Removes the folder if it contains only the files that a restore starts with: it did not exist before. */
function removeMade(dataFolder: string): void {
  for (const name of [LOCK_FILE, ERASED_LOG]) rmSync(path.join(dataFolder, name), { force: true });
  if (readdirSync(dataFolder).length === 0) rmdirSync(dataFolder);
}

function stopFirst({ dataFolder }: Env): string {
  const elsewhere =
    'To try the backup meanwhile, name an empty folder: DATA_DIR=..., and start that with REHEARSAL=1.';
  return `A Platelog server runs on ${dataFolder}: stop it first. Nothing was changed. ${elsewhere}`;
}

function linesOfRestored(
  { photos, erasedAgain, deletions, aside }: Restored,
  { dataFolder, bucket }: Env,
): string[] {
  const lines = [
    `The backup is in ${dataFolder} now. Photos put back: ${photos}. It starts a new history: the next time a device syncs, it sends what the backup lacks.`,
    deletions === 0
      ? `No deletions are known. If accounts were deleted after the backup, put the newest erased.log into ${dataFolder}: the next start deletes them again.`
      : `Deleted accounts that the backup had brought back, and that were deleted again: ${erasedAgain}.`,
  ];
  if (aside !== undefined)
    lines.push(`What was there before is in ${aside}. Delete that folder when all is well.`);
  if (bucket && photos > 0)
    lines.push('Then bring the photos to the bucket: npm run admin -- move-photos');
  if (bucket && photos === 0)
    lines.push(
      `The photos are in the bucket ${bucketName(bucket)}, and were not changed. To try this backup beside a running server, start it with REHEARSAL=1: both would remove photos there.`,
    );
  return [
    ...lines,
    `Now start the server with DATA_DIR=${dataFolder}. Only to look at the backup, add REHEARSAL=1: that server reaches nobody.`,
  ];
}
