import {
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { isInside, isNoRoom, lockFile, makeFolder } from '../data-folder';
import { DATABASE_FILE } from '../database';
import { ErasedLog } from '../erased-log';
import {
  addDeletions,
  type Backup,
  backupName,
  backupsIn,
  backupWith,
  isReadable,
  type Manifest,
  MANIFEST_FILE,
  PHOTOS,
  removeAll,
  removeBackup,
  removeUnfinished,
  syncToDisk,
  UNFINISHED,
} from './backup-folder';
import { copyDatabase, namedBy, type NamedPhoto } from './copy-database';
import { bytesToCopy, copyPhotos } from './copy-photos';
import { isOnReadOnlyDisk } from './is-on-read-only-disk';

/** Lock file in the data folder, where locks work. The backup folder may be on a network drive, where they may not. */
const LOCK = 'platelog.backup-lock';
const SECOND = 1_000;

export interface BackupPlan {
  dataFolder: string;
  /** The folder for the backups; each is a dated folder in it. */
  into: string;
  /** How many backups of this database to keep; undefined to keep all. */
  keep: number | undefined;
  /** The bucket with the photos, which are not copied; undefined if photos are in the data folder. */
  bucket: string | undefined;
  /** The program's version. */
  version: string;
  now: number;
}

export interface MadeBackup extends Backup {
  manifest: Manifest;
  copied: number;
  shared: number;
  /** Photos that are missing from the data folder or damaged, as USER/FILE. */
  lost: string[];
  /** How many older backups were removed. */
  removed: number;
  /** The number of backups of other databases, which are never removed. */
  others: number;
}

/**
 * Copies database, photos and deletions of a data folder into a dated folder, also while a server is running. The
 * folder gets its final name when everything is on the disk. Then the oldest backups are removed.
 * @throws if it cannot be made; earlier backups are then unchanged
 */
export function makeBackup(plan: BackupPlan): MadeBackup {
  refuseFolder(plan);
  try {
    return withLock(plan);
  } catch (error) {
    throw wordsOf(error, plan);
  }
}

function withLock(plan: BackupPlan): MadeBackup {
  const release = lockFile(path.join(plan.dataFolder, LOCK), 0);
  if (!release) throw new Error(`Another backup of ${plan.dataFolder} is being made just now.`);
  try {
    makeFolder(plan.into, 'Name another folder for the backups.');
    return makeLocked(plan);
  } finally {
    release();
  }
}

function refuseFolder({ dataFolder, into }: BackupPlan): void {
  if (isInside(into, dataFolder))
    throw new Error(`A backup inside ${dataFolder} would be lost with it. Name another folder.`);
  if (existsSync(into) && !statSync(into).isDirectory())
    throw new Error(`${into} is a file. Name a folder.`);
}

const MAY_NOT = new Set(['EACCES', 'EPERM', 'EROFS', 'SQLITE_CANTOPEN', 'SQLITE_READONLY']);

function wordsOf(error: unknown, { into: folder, dataFolder }: BackupPlan): unknown {
  const { code = '', message, path: file } = error as NodeJS.ErrnoException;
  if (isNoRoom(error)) return noRoom(folder);
  if (!MAY_NOT.has(code)) return error;
  if (file?.startsWith(folder) === true) return closed(file, { folder, code });
  if (isOnReadOnlyDisk(dataFolder))
    return new Error(
      `${dataFolder} is on a disk that is read-only: look at the disk, and mount it to write. To save the data first, stop the server and copy them as they are: cp -a ${dataFolder} FOLDER. Such a copy can be restored.`,
    );
  return new Error(
    `This account may not write the backup, or not use the data folder: run it as the account of the server. (${message})`,
  );
}

/** The error for a file in the backup folder that cannot be accessed. */
function closed(file: string, { folder, code }: { folder: string; code: string }): Error {
  if (code === 'EROFS')
    return new Error(
      `Nothing can be written into ${folder}: its disk is read-only, or the service may not write there (for systemd: ReadWritePaths=${folder}).`,
    );
  const backup = backupWith(file, folder);
  if (backup !== undefined && existsSync(backup))
    return new Error(
      `${backup} belongs to another account, as after a command run with sudo. As root: chown -R --reference=${folder} ${backup}`,
    );
  return new Error(
    `This account may not write into ${folder}. Give it that folder, or name another.`,
  );
}

const noRoom = (folder: string) =>
  new Error(
    `There is not enough room for a backup in ${folder}. Earlier backups are as they were. Make room, or keep fewer.`,
  );

function makeLocked(plan: BackupPlan): MadeBackup {
  const stuck = removeUnfinished(plan.into);
  const earlier = backupsIn(plan.into, plan.now);
  const folder = newFolder(plan);
  const unfinished = `${folder}${UNFINISHED}`;
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    // A backup that root made by hand may not be readable for this account.
    const made = fill(unfinished, plan, earlier.findLast(isReadable));
    renameSync(unfinished, folder);
    syncToDisk(plan.into);
    const removed = cleanUp(plan, made, { backups: [...earlier, { folder }], stuck });
    return { folder, ...made, ...removed };
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function newFolder({ into, now }: BackupPlan): string {
  for (let time = now; ; time += SECOND) {
    const folder = path.join(into, backupName(time));
    if (!existsSync(folder)) return folder;
  }
}

type Filled = Pick<MadeBackup, 'manifest' | 'copied' | 'shared' | 'lost'> & {
  /** The epochs of this database. */
  epochs: string[];
};

function fill(folder: string, plan: BackupPlan, last: Backup | undefined): Filled {
  const { dataFolder, bucket, version, now } = plan;
  const database = path.join(dataFolder, DATABASE_FILE);
  needRoom(plan.into, statSync(database).size);
  // The database is copied first, so that every photo it refers to still exists or was deleted since.
  const {
    files: named,
    pastEpochs,
    ...facts
  } = copyDatabase(database, path.join(folder, DATABASE_FILE));
  const files = bucket === undefined ? named : [];
  const before = last && path.join(last.folder, PHOTOS);
  needRoom(plan.into, bytesToCopy(files, before));
  const from = path.join(dataFolder, PHOTOS);
  const photos = copyPhotos(files, { from, into: path.join(folder, PHOTOS), before });
  const erased = new ErasedLog(folder);
  if (last) addDeletions(new ErasedLog(last.folder).entries(), erased);
  addDeletions(new ErasedLog(dataFolder).entries(), erased);
  const manifest: Manifest = {
    platelog: version,
    at: now,
    ...facts,
    deletions: erased.entries().size,
    ...(bucket === undefined ? {} : { bucket }),
    absent: photos.absent.map(nameOf),
  };
  const file = path.join(folder, MANIFEST_FILE);
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
  for (const name of [file, folder]) syncToDisk(name);
  const lost = namedBy(database, photos.absent).map(nameOf);
  const epochs = [manifest.epoch, ...pastEpochs];
  return { manifest, copied: photos.copied, shared: photos.shared, lost, epochs };
}

const nameOf = ({ person, name }: NamedPhoto) => `${person}/${name}`;

function needRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  // Some network and container file systems report 0.
  if (bavail > 0 && bavail * bsize < bytes) throw noRoom(folder);
}

/** A backup that belongs to another account must not stop the cleanup of the others. */
function cleanUp(
  plan: BackupPlan,
  made: Filled,
  { backups, stuck }: { backups: readonly Pick<Backup, 'folder'>[]; stuck: readonly Error[] },
): Pick<MadeBackup, 'removed' | 'others'> {
  const [failure] = [...forgetErasedPhotos(backups), ...stuck];
  const removed = removeOldest(plan, made);
  if (failure) throw failure;
  return removed;
}

/**
 * Removes photos of accounts that were deleted since from all backups.
 * @param backups newest last; the newest knows all deletions
 * @returns why some could not be removed
 */
function forgetErasedPhotos(backups: readonly Pick<Backup, 'folder'>[]): Error[] {
  const people = [...new ErasedLog(backups.at(-1)?.folder ?? '').entries().keys()];
  const folders = backups.flatMap(({ folder }) =>
    people.map((person) => path.join(folder, PHOTOS, person)),
  );
  return removeAll(folders);
}

function removeOldest(
  { into, keep, now }: BackupPlan,
  { lost, epochs }: Filled,
): Pick<MadeBackup, 'removed' | 'others'> {
  const all = backupsIn(into, now);
  const ours = all.filter(({ manifest }) => manifest && epochs.includes(manifest.epoch));
  const others = all.length - ours.length;
  // If photos are lost, no backup is removed, because an older one may have them.
  if (keep === undefined || lost.length > 0) return { removed: 0, others };
  const old = ours.slice(0, Math.max(0, ours.length - keep));
  for (const backup of old) removeBackup(backup);
  return { removed: old.length, others };
}
