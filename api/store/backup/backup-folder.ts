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

/** Name of the file in a backup that says what is in it; it is written last. */
export const MANIFEST_FILE = 'backup.json';
export const PHOTOS = 'photos';

/** What is being written, or being removed, has this at the end of its name. */
export const UNFINISHED = '.part';

const NAME = /^backup-\d{4}-\d\d-\d\dT\d{6}Z$/;
const CHUNK = 1024 ** 2;
/** A clock that is set right goes back by minutes; what is further ahead was made by one that was wrong. */
const AHEAD_MOST_MS = 3600 * 1000;

const manifestSchema = z.object({
  /** Version of the program that made it. */
  platelog: z.string(),
  /** Number of the newest migration of its database. */
  schema: z.number(),
  /** The history of its database: a restore begins another. */
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
  /** The bucket that has its photos, which are not in it then: `photos at s3.example.org`. */
  bucket: z.string().optional(),
  /** Photos of its database that the data folder did not have, as USER/FILE. */
  absent: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A backup that was finished. One that an earlier version has made, or a copy by hand, has no manifest. */
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
 * The finished backups in a folder, the oldest first; or the folder itself, if it is one, or is called as one. Those of the
 * future come before all: the clock was wrong, and what was made since is newer.
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
    // One damaged file must not be the end of all backups.
    const damage = `${file} is damaged: it does not say what is in this backup.`;
    return { folder, manifest: undefined, damage };
  }
}

/**
 * When the newest backup of a database was made, in ms; undefined where all are of the future.
 * @param epochs the names of its histories
 */
export function newestOf(
  backups: readonly Backup[],
  { epochs, now }: { epochs: readonly string[]; now: number },
): number | undefined {
  const ours = backups.filter(({ manifest }) => manifest && epochs.includes(manifest.epoch));
  const at = ours.at(-1)?.manifest?.at ?? Infinity;
  return at > now + AHEAD_MOST_MS ? undefined : at;
}

/** Whether a folder is what a backup, or its removal, has begun. */
export function isUnfinished(folder: string): boolean {
  const name = path.basename(folder);
  return name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length));
}

/**
 * Removes what a process that was killed has left half written, or half removed.
 * @returns why some could not be removed
 */
export function removeUnfinished(folder: string): Error[] {
  const unfinished = readdirSync(folder).filter(isUnfinished);
  return removeAll(unfinished.map((name) => path.join(folder, name)));
}

/** Removes folders, as many as can be. @returns why some could not be removed */
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

/** The backup, or what is left of one, that a file belongs to; undefined for one that is in none. */
export function backupWith(file: string, folder: string): string | undefined {
  const [name = ''] = path.relative(folder, file).split(path.sep);
  return NAME.test(name) || isUnfinished(name) ? path.join(folder, name) : undefined;
}

/** Whether this account can read what the next backup takes over from it. */
export function isReadable({ folder }: Backup): boolean {
  try {
    statSync(path.join(folder, PHOTOS, '.'), { throwIfNoEntry: false });
    new ErasedLog(folder).entries();
    return true;
  } catch {
    return false;
  }
}

/** Under another name first: cut off half way, it must not look like a whole one. */
export function removeBackup({ folder }: Backup): void {
  const going = `${folder}${UNFINISHED}`;
  renameSync(folder, going);
  rmSync(going, { recursive: true, force: true });
}

/** The deletions that a backup, and those beside it, know of, by account. */
export function deletionsBeside(backup: string): Map<string, string> {
  const parent = path.dirname(backup);
  const beside = readdirSync(parent).filter((name) => NAME.test(name));
  const folders = [parent, backup, ...beside.map((name) => path.join(parent, name))];
  return new Map(folders.flatMap((folder) => [...new ErasedLog(folder).entries()]));
}

/** Adds lines to an `erased.log` that lacks them. */
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

/** Puts a file, or the names in a folder, on the disk. */
export function syncToDisk(name: string): void {
  // Windows opens no folder, and syncs no file that is opened for reading.
  if (platform() === 'win32') return;
  const opened = openSync(name, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
