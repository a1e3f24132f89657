import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

import { Checkpoints } from '../store/checkpoints';
import type { Database } from '../store/database';
import { DiskSpace, type FreeSpace } from '../store/disk-space';
import { lockFolder } from '../store/folder-lock';
import type { Env } from './env';
import { openLog } from './log';

const MB = 1024 ** 2;

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Lets nobody else on this machine read what this process writes from now on. */
export function writePrivately(): void {
  process.umask(OTHERS);
}

/** Makes the data folder where there is none, for this account alone. */
export function makeDataFolder({ dataFolder }: Pick<Env, 'dataFolder'>): void {
  makeFolder(dataFolder);
}

/** Step by step: in places such as /proc, Node's own way through several levels never ends. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`No folder can be made at ${folder}. Name another: DATA_DIR=... npm start`);
  }
}

/**
 * Takes the data folder for this process, before anything in it is touched, and closes it to the other
 * accounts of the machine.
 * @throws FolderInUse
 */
export function takeDataFolder(env: Pick<Env, 'dataFolder' | 'logLevel'>): void {
  const { dataFolder: folder } = env;
  makeDataFolder(env);
  lockFolder(folder);
  // There are no such modes there.
  if (process.platform === 'win32') return;
  const { closed, failed } = closeToOthers(folder);
  const log = openLog(env.logLevel);
  if (closed > 0) {
    const words = 'data could be read by other accounts of this machine; it is private now';
    log.warn({ folder, files: closed }, words);
  }
  if (failed.length > 0) {
    const words = 'data can be read by other accounts of this machine, and that cannot be changed';
    log.warn({ folder, files: failed.length, first: failed[0] }, words);
  }
}

interface Closing {
  /** How many files and folders were open to others and are no longer. */
  closed: number;
  /** Those that could not be closed. */
  failed: string[];
}

/** Closes a data folder and what is ours in it: the host may keep other things beside it. */
function closeToOthers(folder: string): Closing {
  const closing: Closing = { closed: 0, failed: [] };
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (name.startsWith('platelog.')) close(closing, file, lstatSync(file));
    // Where the photos are on another disk, a link leads there.
    if (name === 'photos') closeFolder(closing, file, statSync(file));
    if (name === 'incoming') closeFolder(closing, file, lstatSync(file));
  }
  // A folder that everybody writes to, such as /tmp, is not ours to close.
  const facts = statSync(folder);
  if ((facts.mode & STICKY) === 0) close(closing, folder, facts);
  return closing;
}

/**
 * Closes what is in a folder, then the folder. What is in a person's folder is looked at only where that
 * one is open: there may be a hundred thousand pictures.
 */
function closeFolder(closing: Closing, folder: string, facts: Stats): void {
  if (!facts.isDirectory()) return;
  for (const name of readdirSync(folder)) {
    const inner = path.join(folder, name);
    const innerFacts = lstatSync(inner);
    if (innerFacts.isDirectory() && isOpen(innerFacts)) closeFolder(closing, inner, innerFacts);
    else close(closing, inner, innerFacts);
  }
  close(closing, folder, facts);
}

const isOpen = ({ mode }: Stats) => (mode & OTHERS) !== 0;

function close(closing: Closing, file: string, facts: Stats): void {
  // A link's own mode means nothing, and where it leads to is not ours.
  if (!isOpen(facts) || facts.isSymbolicLink()) return;
  try {
    chmodSync(file, facts.mode & 0o7777 & ~OTHERS);
    closing.closed += 1;
  } catch {
    closing.failed.push(file);
  }
}

interface Store {
  db: Database;
  /** Of the database. */
  file: string;
  env: Env;
  now: () => number;
  log: Logger;
}

/** What goes on beside the database: its checkpoints, and a look at the room on its disk. */
export async function watchStore(
  { db, file, env, now, log }: Store,
  freeSpace: FreeSpace | undefined,
): Promise<{ checkpoints: Checkpoints; disk: DiskSpace }> {
  const disk = new DiskSpace({
    folder: env.dataFolder,
    reserve: env.diskReserve,
    now,
    ...(freeSpace ? { freeSpace } : {}),
    onChange: (isFull, free) => {
      const facts = { freeMb: Math.floor(free / MB), reserveMb: env.diskReserve / MB };
      if (isFull) {
        log.error(facts, 'The disk is nearly full: writes are refused until there is room');
      } else log.warn(facts, 'There is room on the disk again: writes are taken');
    },
  });
  await disk.look();
  return { disk, checkpoints: await Checkpoints.start(db, file) };
}
