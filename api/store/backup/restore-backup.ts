import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

import { beginEpoch, type Database, DATABASE_FILE, openDatabase } from '../database';
import { isNoRoom, lockFolder, RESTORING, SET_ASIDE } from '../data-folder';
import { eraseAgain } from '../erase-account';
import { ERASED_LOG, ErasedLog } from '../erased-log';
import { migrate } from '../migrate';
import { PhotosOnDisk } from '../photo-files/photos-on-disk';
import { forgetRemovalsOfPhotos } from '../photo-files/removals';
import { runRemovals } from '../photo-files/run-removals';
import {
  addDeletions,
  type Backup,
  backupName,
  deletionsBeside,
  PHOTOS,
  syncToDisk,
} from './backup-folder';
import { copyPhotos } from './copy-photos';
import { isOnReadOnlyDisk } from './is-on-read-only-disk';
import type { VerifiedBackup } from './verify-backup';

const PARTS = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, PHOTOS];

export interface RestorePlan {
  backup: Backup;
  verified: VerifiedBackup;
  dataFolder: string;
  /** Whether existing data in the data folder may be moved aside. */
  replace: boolean;
  now: number;
}

export interface Restored {
  photos: number;
  /** The number of accounts deleted after the backup, which were deleted again. */
  erasedAgain: number;
  /** The number of known deletions. */
  deletions: number;
  /** The folder with the previous data. */
  aside: string | undefined;
}

/**
 * Restores a backup into a data folder. It is first prepared next to the data: migrated to this version, without the
 * accounts that were deleted since, and with a new epoch. Then it replaces the data, which are moved aside and never
 * deleted. No server starts on a folder with an interrupted restore; running it again completes it.
 * @throws if the folder has data that may not be replaced, or a server is running on it
 */
export async function restoreBackup(plan: RestorePlan): Promise<Restored> {
  const { dataFolder } = plan;
  if (isOnReadOnlyDisk(dataFolder)) throw readOnly(dataFolder);
  const release = lockFolder(dataFolder);
  try {
    const isTaken = holdsData(dataFolder);
    if (isTaken && !plan.replace) throw occupied(dataFolder);
    const ready = path.join(dataFolder, RESTORING);
    const done = await makeReady(plan, ready);
    return { ...done, aside: swap(plan, ready) };
  } catch (error) {
    throw isNoRoom(error) ? noRoom(dataFolder) : error;
  } finally {
    release();
  }
}

function holdsData(folder: string): boolean {
  const photos = path.join(folder, PHOTOS);
  return (
    existsSync(path.join(folder, DATABASE_FILE)) ||
    (existsSync(photos) && readdirSync(photos).length > 0)
  );
}

const occupied = (folder: string) =>
  new Error(
    `There are data in ${folder}, and nothing was changed. To set them aside and restore there, add --replace. To try the backup, name an empty folder: DATA_DIR=...`,
  );

const readOnly = (folder: string) =>
  new Error(
    `${folder} is on a disk that is read-only: mount it to write, or name another folder: DATA_DIR=... Nothing was changed.`,
  );

const noRoom = (folder: string) =>
  new Error(`There is not enough room on the disk of ${folder}. Its data are as they were.`);

function needRoom({ backup, verified, dataFolder }: RestorePlan): void {
  const database = statSync(path.join(backup.folder, DATABASE_FILE)).size;
  const bytes = verified.files.reduce((sum, file) => sum + file.bytes, database);
  const { bavail, bsize } = statfsSync(dataFolder);
  if (bavail > 0 && bavail * bsize < bytes) throw noRoom(dataFolder);
}

type Made = Omit<Restored, 'aside'>;

async function makeReady(plan: RestorePlan, ready: string): Promise<Made> {
  rmSync(ready, { recursive: true, force: true });
  needRoom(plan);
  mkdirSync(ready, { mode: 0o700 });
  syncToDisk(plan.dataFolder);
  try {
    const made = await fill(plan, ready);
    giveToOwner(plan.dataFolder);
    return made;
  } catch (error) {
    rmSync(ready, { recursive: true, force: true });
    throw error;
  }
}

async function fill({ backup, verified, dataFolder, now }: RestorePlan, ready: string) {
  const from = path.join(backup.folder, PHOTOS);
  const photos = path.join(ready, PHOTOS);
  const { copied } = copyPhotos(verified.files, { from, into: photos });
  const file = path.join(ready, DATABASE_FILE);
  // A database that was copied by hand may have a write-ahead log.
  for (const part of ['', '-wal']) {
    const source = path.join(backup.folder, DATABASE_FILE + part);
    if (existsSync(source)) copyFileSync(source, file + part);
    if (existsSync(source)) chmodSync(file + part, 0o600);
  }
  const erased = new ErasedLog(dataFolder);
  addDeletions(deletionsBeside(backup.folder), erased);
  const db = openDatabase(file);
  const erasedAgain = await bringUp(db, { now, photos, erased }).finally(async () => db.destroy());
  for (const name of [file, ready]) syncToDisk(name);
  return { photos: copied, erasedAgain, deletions: erased.entries().size };
}

async function bringUp(
  db: Database,
  { now, photos, erased }: { now: number; photos: string; erased: ErasedLog },
): Promise<number> {
  await migrate(db, now);
  await forgetRemovalsOfPhotos(db);
  const back = await eraseAgain({ db, erased });
  await runRemovals({ db, files: new PhotosOnDisk(photos), now: () => now });
  await beginEpoch(db);
  return back;
}

/**
 * Moves the prepared files into place, the database last, because a folder counts as having data once it has a
 * database.
 */
function swap({ dataFolder, now }: RestorePlan, ready: string): string | undefined {
  const old = PARTS.filter((name) =>
    lstatSync(path.join(dataFolder, name), { throwIfNoEntry: false }),
  );
  const aside = old.length > 0 ? newAside(dataFolder, now) : undefined;
  if (aside !== undefined)
    for (const name of old) renameSync(path.join(dataFolder, name), path.join(aside, name));
  for (const name of [PHOTOS, DATABASE_FILE])
    renameSync(path.join(ready, name), path.join(dataFolder, name));
  syncToDisk(dataFolder);
  rmdirSync(ready);
  syncToDisk(dataFolder);
  return aside;
}

function newAside(dataFolder: string, now: number): string {
  const name = backupName(now).replace('backup-', SET_ASIDE);
  const folder = path.join(dataFolder, name);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/** Gives the files to the folder's owner. If root ran the restore, the server's account could not open them. */
function giveToOwner(dataFolder: string): void {
  const { uid, gid } = statSync(dataFolder);
  if (userInfo().uid !== 0 || uid === 0) return;
  const names = readdirSync(path.join(dataFolder, RESTORING), { recursive: true }) as string[];
  const inside = ['.', ...names].map((name) => path.join(RESTORING, name));
  for (const name of [...inside, ERASED_LOG, 'platelog.lock']) {
    const file = path.join(dataFolder, name);
    if (existsSync(file)) chownSync(file, uid, gid);
  }
}
