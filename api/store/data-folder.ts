import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import SQLite from 'better-sqlite3';

import { DATABASE_FILE } from './database';

/** Name of the file in the data folder that a running server holds. */
export const LOCK_FILE = 'platelog.lock';

/** Name of the folder in the data folder in which a backup is made ready to take the place of the data. */
export const RESTORING = 'restoring';

/** Folders in the data folder that hold what a restore has set aside have this at the beginning of their names. */
export const SET_ASIDE = 'before-restore-';

/** The same of a move to another database. */
export const MOVED = 'before-postgres-';

/** The same of a move of the photos to a bucket. */
export const IN_BUCKET = 'before-bucket-';

// A server that is ending gets this long to let go of the folder.
const WAIT_MS = 2_000;

/** Thrown where another process holds the data folder. */
export class FolderInUse extends Error {
  readonly code = 'FOLDER_IN_USE';

  /** @param holder the number of the process, where the system tells it */
  constructor(folder: string, holder?: number) {
    const process = holder === undefined ? '' : ` (process ${holder})`;
    super(
      `Another Platelog server${process} runs on the data folder ${folder}. ` +
        'Stop that one, or give this one a folder of its own: DATA_DIR=... npm start',
    );
    this.name = 'FolderInUse';
  }
}

// What is collected as garbage is closed, and its lock with it.
const held = new Set<SQLite.Database>();

const CODES = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);

/** Free bytes on the disk of a folder, for this account; undefined where the system does not tell. */
export type FreeSpace = (folder: string) => Promise<number | undefined>;

const FRESH_MS = 3_000;

export async function freeOnDisk(folder: string): Promise<number | undefined> {
  // Some network and container file systems tell nothing: then nothing is held back.
  const facts = await statfs(folder).catch(() => undefined);
  return facts && facts.bavail * facts.bsize;
}

interface DiskParts {
  folder: string;
  /** Bytes that are to stay free; 0 turns the watch off. */
  reserve: number;
  now: () => number;
  /** Told when there is no room any more, and when there is again. */
  onChange: (isFull: boolean, free: number) => void;
  freeSpace?: FreeSpace;
}

/**
 * Knows whether the disk has its reserve left. It looks every few seconds while it is asked, and beside the
 * request that asks: nobody waits for the disk.
 */
export class DiskSpace {
  private full = false;
  private lookedAt = -Infinity;
  private looking: Promise<void> | undefined;

  constructor(private readonly parts: DiskParts) {}

  get isFull(): boolean {
    const { now, reserve } = this.parts;
    const isOld = Math.abs(now() - this.lookedAt) > FRESH_MS;
    if (reserve > 0 && isOld) void this.look();
    return this.full;
  }

  /** Looks now. To be awaited at the start, so that the first answer is right. */
  async look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const { folder, reserve, now, onChange, freeSpace = freeOnDisk } = this.parts;
    this.lookedAt = now();
    const free = reserve > 0 ? await freeSpace(folder) : undefined;
    const full = free !== undefined && free < reserve;
    if (full === this.full) return;
    this.full = full;
    onChange(full, free ?? 0);
  }
}

/** Whether something failed because the disk, or this account's part of it, is full. */
export function isNoRoom(error: unknown): boolean {
  return CODES.has(String((error as NodeJS.ErrnoException | undefined)?.code));
}

/**
 * Locks a file for this process alone, until the lock is released or the process ends in any way: the lock
 * is the operating system's, held through SQLite, so that none is left by `kill -9`.
 * @returns what releases it; undefined where another process holds it
 */
export function lockFile(file: string, waitMs: number): (() => void) | undefined {
  const connection = new SQLite(file, { timeout: waitMs });
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
  held.add(connection);
  return () => {
    held.delete(connection);
    connection.close();
  };
}

/**
 * Takes a data folder for this process alone. The lock is on a file of its own: the database stays open to
 * the host's commands.
 * @returns what releases it
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const release = lockFile(path.join(folder, LOCK_FILE), WAIT_MS);
  if (!release) throw new FolderInUse(folder, holderOf(path.join(folder, LOCK_FILE)));
  return release;
}

/** Linux lists the locks of its processes, each with the number of the file. */
function holderOf(file: string): number | undefined {
  try {
    const end = `:${statSync(file).ino}`;
    const locks = readFileSync('/proc/locks', 'utf8').split('\n');
    const found = locks.map((line) => line.split(/ +/)).filter((words) => words[5]?.endsWith(end));
    const holders = new Set(found.map((words) => Number(words[4])));
    const [holder = 0] = holders;
    // Of another container it is unknown, and a file of the same number may be on another disk.
    return holders.size === 1 && holder > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether another process has taken a data folder; false also for an account that may not look. */
export function isFolderTaken(folder: string): boolean {
  const file = path.join(folder, LOCK_FILE);
  if (!existsSync(file)) return false;
  try {
    const release = lockFile(file, 0);
    release?.();
    return release === undefined;
  } catch {
    return false;
  }
}

/**
 * Refuses a data folder in which a restore was cut off: a server would begin with an empty database there.
 * One that was cut off before it began, or after everything was in place, is none.
 */
export function refuseHalfRestored(folder: string): void {
  const restoring = path.join(folder, RESTORING);
  if (!existsSync(restoring)) return;
  const hasDatabase = existsSync(path.join(folder, DATABASE_FILE));
  if (hasDatabase && readdirSync(restoring).length === 0) {
    rmdirSync(restoring);
    return;
  }
  const instead = hasDatabase ? ` Or delete ${restoring} to keep the data of before.` : '';
  throw new Error(
    `A restore into ${folder} was cut off. Run it again: npm run admin -- restore BACKUP --replace.${instead}`,
  );
}

/** Whether a folder, which need not be there, is another one or in it, whatever links lead to them. */
export function isInside(folder: string, outer: string): boolean {
  const [inner, whole] = [realPath(folder), realPath(outer)];
  return inner === whole || inner.startsWith(whole + path.sep);
}

function realPath(folder: string): string {
  const parent = path.dirname(folder);
  if (existsSync(folder)) return realpathSync(folder);
  return parent === folder ? folder : path.join(realPath(parent), path.basename(folder));
}

/**
 * Makes a folder and those above it, step by step: in places such as /proc, Node's `recursive` never ends.
 * @param advice what to do where it cannot be made
 */
export function makeFolder(folder: string, advice: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent, advice);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`No folder can be made at ${folder}. ${advice}`);
  }
}
