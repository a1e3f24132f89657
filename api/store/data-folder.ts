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

/** Name of the file in the data folder that a running server keeps locked. */
export const LOCK_FILE = 'platelog.lock';

/** Name of the folder in the data folder in which a restore prepares the backup before it replaces the data. */
export const RESTORING = 'restoring';

/** Prefix of the folders in the data folder to which a restore moves the old data. */
export const SET_ASIDE = 'before-restore-';

/** The same for a move to another database. */
export const MOVED = 'before-postgres-';

/** The same for a move of the photos to a bucket. */
export const IN_BUCKET = 'before-bucket-';

// How long to wait for a server that is stopping to release the folder.
const WAIT_MS = 2_000;

/** Thrown if another process has locked the data folder. */
export class FolderInUse extends Error {
  readonly code = 'FOLDER_IN_USE';

  /** @param holder the process id, if the system reports it */
  constructor(folder: string, holder?: number) {
    const process = holder === undefined ? '' : ` (process ${holder})`;
    super(
      `Another Platelog server${process} runs on the data folder ${folder}. ` +
        'Stop that one, or give this one a folder of its own: DATA_DIR=... npm start',
    );
    this.name = 'FolderInUse';
  }
}

// Keeps connections from being garbage-collected, which would close them and release their locks.
const held = new Set<SQLite.Database>();

const CODES = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);

/** Free bytes for this account on a folder's disk; undefined if the system does not report them. */
export type FreeSpace = (folder: string) => Promise<number | undefined>;

const FRESH_MS = 3_000;

export async function freeOnDisk(folder: string): Promise<number | undefined> {
  // Some network and container file systems report nothing; then the reserve is not checked.
  const facts = await statfs(folder).catch(() => undefined);
  return facts && facts.bavail * facts.bsize;
}

interface DiskParts {
  folder: string;
  /** Bytes to keep free; 0 turns the check off. */
  reserve: number;
  now: () => number;
  /** Called when the disk becomes full and when it has room again. */
  onChange: (isFull: boolean, free: number) => void;
  freeSpace?: FreeSpace;
}

/**
 * Knows whether the disk still has its reserve. It checks every few seconds while requests ask, in the background, so
 * that no request waits for the disk.
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

  /** Checks now. Await it at the start, so that the first result is right. */
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

/** Whether an error means that the database file is damaged. */
export function isDamaged(error: unknown): boolean {
  const code = String((error as NodeJS.ErrnoException | undefined)?.code);
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(code);
}

/** Whether an error means that the disk or this account's quota is full. */
export function isNoRoom(error: unknown): boolean {
  return CODES.has(String((error as NodeJS.ErrnoException | undefined)?.code));
}

/**
 * Locks a file for this process until it is released or the process ends. The lock is one of the operating system,
 * taken through SQLite, so `kill -9` leaves none behind.
 * @returns a function that releases it; undefined if another process holds it
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
 * Locks a data folder for this process. The lock is on a separate file, so the host's commands can still open the
 * database.
 * @returns a function that releases it
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const release = lockFile(path.join(folder, LOCK_FILE), WAIT_MS);
  if (!release) throw new FolderInUse(folder, holderOf(path.join(folder, LOCK_FILE)));
  return release;
}

/** The id of the process that has locked a file. Linux lists locks with the file's inode. */
function holderOf(file: string): number | undefined {
  try {
    const end = `:${statSync(file).ino}`;
    const locks = readFileSync('/proc/locks', 'utf8').split('\n');
    const found = locks.map((line) => line.split(/ +/)).filter((words) => words[5]?.endsWith(end));
    const holders = new Set(found.map((words) => Number(words[4])));
    const [holder = 0] = holders;
    // Unknown for a process in another container, and if a file with the same inode is locked on another disk.
    return holders.size === 1 && holder > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether another process has locked a data folder; also false if this account may not read it. */
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
 * Throws for a data folder in which a restore was interrupted, because a server would start with an empty database
 * there. A restore that was interrupted before it moved anything, or after everything was in place, is fine.
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

/** Whether a folder is another folder or inside it, with links resolved. It does not have to exist. */
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
 * Creates a folder and its parents one by one, because Node's `recursive` never returns in places such as /proc.
 * @param advice what the host should do if it cannot be created
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
