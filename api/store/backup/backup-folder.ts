import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { platform } from 'node:os';
import path from 'node:path';
import * as z from 'zod';

import { DATABASE_FILE } from '../database';
import { ErasedLog } from '../erased-log';

/** Name of the manifest in a backup. It is written last. */
export const MANIFEST_FILE = 'backup.json';
export const PHOTOS = 'photos';

/** Suffix of a backup that is being written or removed. */
export const UNFINISHED = '.part';

const NAME = /^backup-\d{4}-\d\d-\d\dT\d{6}Z$/;
const CHUNK = 1024 ** 2;
/** A backup that is further in the future than this was made while the clock was wrong. */
const AHEAD_MOST_MS = 3600 * 1000;

const manifestSchema = z.object({
  /** Version of the program that made the backup. */
  platelog: z.string(),
  /** Number of the newest migration of its database. */
  schema: z.number(),
  /** The epoch of its database. A restore starts another one. */
  epoch: z.string(),
  /** When it was made, in ms. */
  at: z.number(),
  /** SHA-256 of its database, in hex. */
  sha256: z.string(),
  accounts: z.number(),
  entries: z.number(),
  photos: z.number(),
  /** Lines of its erased.log. */
  deletions: z.number(),
  /** The bucket with its photos, which are then not in the backup: `photos at s3.example.org`. */
  bucket: z.string().optional(),
  /** Photos of its database that the data folder did not have, as USER/FILE. */
  absent: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A finished backup. Backups of earlier versions, and copies made by hand, have no manifest. */
export interface Backup {
  folder: string;
  manifest: Manifest | undefined;
  /** What is wrong with its manifest. */
  damage?: string;
}

/** `backup-2026-11-24T030000Z` */
export function backupName(time: number): string {
  const text = new Date(time).toISOString();
  return `backup-${text.slice(0, 13)}${text.slice(14, 16)}${text.slice(17, 19)}Z`;
}

/**
 * The finished backups in a folder, oldest first; or the folder itself if it is a backup or is named like one.
 * Backups with a date in the future come first: the clock was wrong, and all others are newer.
 */
export function backupsIn(folder: string, now: number): Backup[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const dated = names.filter((name) => NAME.test(name)).sort();
  const latest = backupName(now + AHEAD_MOST_MS);
  const ordered = [
    ...dated.filter((name) => name > latest),
    ...dated.filter((name) => name <= latest),
  ];
  const all = ordered.map((name) => openBackup(path.join(folder, name)));
  const isOne = NAME.test(path.basename(folder)) || existsSync(path.join(folder, DATABASE_FILE));
  return isOne ? [openBackup(folder), ...all] : all;
}

function openBackup(folder: string): Backup {
  const file = path.join(folder, MANIFEST_FILE);
  if (!existsSync(file)) return { folder, manifest: undefined };
  try {
    return { folder, manifest: manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch {
    // One damaged manifest must not stop all backups.
    const damage = `${file} is damaged: it does not say what is in this backup.`;
    return { folder, manifest: undefined, damage };
  }
}

/**
 * When the newest backup of a database was made, in ms; undefined if all have a date in the future.
 * @param epochs the epochs of the database
 */
export function newestOf(
  backups: readonly Backup[],
  { epochs, now }: { epochs: readonly string[]; now: number },
): number | undefined {
  const ours = backups.filter(({ manifest }) => manifest && epochs.includes(manifest.epoch));
  const at = ours.at(-1)?.manifest?.at ?? Infinity;
  return at > now + AHEAD_MOST_MS ? undefined : at;
}

/** Whether a folder is an unfinished backup, or one that is being removed. */
export function isUnfinished(folder: string): boolean {
  const name = path.basename(folder);
  return name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length));
}

/**
 * Removes backups that a killed process has left half written or half removed.
 * @returns why some could not be removed
 */
export function removeUnfinished(folder: string): Error[] {
  const unfinished = readdirSync(folder).filter(isUnfinished);
  return removeAll(unfinished.map((name) => path.join(folder, name)));
}

/** Removes as many of the folders as possible. @returns why some could not be removed */
export function removeAll(folders: readonly string[]): Error[] {
  return folders.flatMap((folder) => {
    try {
      rmSync(folder, { recursive: true, force: true });
      return [];
    } catch (error) {
      return [error as Error];
    }
  });
}

/** The backup, finished or not, that contains a file; undefined if none does. */
export function backupWith(file: string, folder: string): string | undefined {
  const [name = ''] = path.relative(folder, file).split(path.sep);
  return NAME.test(name) || isUnfinished(name) ? path.join(folder, name) : undefined;
}

/** Whether this account can read the files that the next backup shares with this one. */
export function isReadable({ folder }: Backup): boolean {
  try {
    statSync(path.join(folder, PHOTOS, '.'), { throwIfNoEntry: false });
    new ErasedLog(folder).entries();
    return true;
  } catch {
    return false;
  }
}

/** Removes a backup. Renames it first, so that it does not look complete if the removal is interrupted. */
export function removeBackup({ folder }: Backup): void {
  const going = `${folder}${UNFINISHED}`;
  renameSync(folder, going);
  rmSync(going, { recursive: true, force: true });
}

/** The deletions listed in a backup and the backups next to it, by account. */
export function deletionsBeside(backup: string): Map<string, string> {
  const parent = path.dirname(backup);
  const beside = readdirSync(parent).filter((name) => NAME.test(name));
  const folders = [parent, backup, ...beside.map((name) => path.join(parent, name))];
  return new Map(folders.flatMap((folder) => [...new ErasedLog(folder).entries()]));
}

/** Adds missing lines to an `erased.log`. */
export function addDeletions(known: Map<string, string>, into: ErasedLog): void {
  const there = into.entries();
  const missing = [...known].filter(([id]) => !there.has(id));
  into.add(missing.map(([id, day]) => ({ id, at: Date.parse(day) })));
}

/** SHA-256 of a file of any size, in hex. */
export function hashOfFile(file: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK);
  const opened = openSync(file, 'r');
  try {
    for (let read = -1; read !== 0; hash.update(chunk.subarray(0, read)))
      read = readSync(opened, chunk, 0, CHUNK, null);
  } finally {
    closeSync(opened);
  }
  return hash.digest('hex');
}

/** Syncs a file, or the names in a folder, to the disk. */
export function syncToDisk(name: string): void {
  // Windows cannot open folders, and cannot sync a file that is opened for reading.
  if (platform() === 'win32') return;
  const opened = openSync(name, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
