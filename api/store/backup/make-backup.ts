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

/** In the data folder, which is on a disk where locks work; a backup may go to a network drive. */
const LOCK = 'platelog.backup-lock';
const SECOND = 1_000;

export interface BackupPlan {
  dataFolder: string;
  /** Each backup is a dated folder in it. */
  into: string;
  /** How many are kept of this database; undefined: all. */
  keep: number | undefined;
  /** The bucket that the photos are in: they stay there. Undefined: they are in the data folder. */
  bucket: string | undefined;
  /** Of the program. */
  version: string;
  now: number;
}

export interface MadeBackup extends Backup {
  manifest: Manifest;
  copied: number;
  shared: number;
  /** Photos that should be in the data folder, as USER/FILE, and are not, or are damaged. */
  lost: string[];
  /** How many older backups were removed. */
  removed: number;
  /** Backups of other databases: they are never removed. */
  others: number;
}

/**
 * Copies database, photos and deletions of a data folder, on which a server may be running, into a dated folder.
 * Until everything is on the disk, that has a name that is no backup's. Then the oldest ones go.
 * @throws where it cannot be made; earlier backups are then as they were
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

/** Why nothing can be done with a file in the folder of the backups. */
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
    // One that was made by hand, as root, may be closed to this account.
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
  /** The histories of this database. */
  epochs: string[];
};

function fill(folder: string, plan: BackupPlan, last: Backup | undefined): Filled {
  const { dataFolder, bucket, version, now } = plan;
  const database = path.join(dataFolder, DATABASE_FILE);
  needRoom(plan.into, statSync(database).size);
  // First: then every photo that it names is there to be copied, or was deleted since.
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
  // Some network and container file systems tell nothing.
  if (bavail > 0 && bavail * bsize < bytes) throw noRoom(folder);
}

/** One backup that belongs to another account keeps neither the others from being cleared, nor old ones from going. */
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
 * Photos of accounts that were deleted since go from all backups.
 * @param backups the newest last: it knows of all deletions
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
  // An older one may have what is lost.
  if (keep === undefined || lost.length > 0) return { removed: 0, others };
  const old = ours.slice(0, Math.max(0, ours.length - keep));
  for (const backup of old) removeBackup(backup);
  return { removed: old.length, others };
}
