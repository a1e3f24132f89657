import { chmodSync, existsSync, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

import { Checkpoints } from '../store/write-ahead-log/checkpoints';
import { type Database, DATABASE_FILE } from '../store/database';
import {
  DiskSpace,
  type FreeSpace,
  IN_BUCKET,
  lockFolder,
  makeFolder,
  MOVED,
  refuseHalfRestored,
  SET_ASIDE,
} from '../store/data-folder';
import { ERASED_LOG } from '../store/erased-log';
import { OF_DISK } from '../store/photo-files/photos-on-disk';
import type { Env } from './env';
import { openLog } from './log';
import { refuseRoot } from './owners';

const MB = 1024 ** 2;

/** The bits of a file's mode that give access to other accounts. */
export const OTHERS = 0o077;
const STICKY = 0o1000;

export function writePrivately(): void {
  process.umask(OTHERS);
}

export function makeDataFolder({ dataFolder }: Pick<Env, 'dataFolder'>): void {
  makeFolder(dataFolder, 'Name another: DATA_DIR=... npm start');
}

/**
 * Locks the data folder for this process and removes other accounts' access to it.
 * @throws FolderInUse, and if root runs on another account's data
 */
export function takeDataFolder(env: Pick<Env, 'dataFolder' | 'logLevel'>): void {
  const { dataFolder: folder } = env;
  makeDataFolder(env);
  refuseRoot(folder);
  lockFolder(folder);
  refuseHalfRestored(folder);
  const log = openLog(env.logLevel);
  const aside = readdirSync(folder).filter((name) =>
    [SET_ASIDE, MOVED, IN_BUCKET].some((beginning) => name.startsWith(beginning)),
  );
  if (aside.length > 0)
    log.warn(
      { folder, aside },
      'what a restore or a move has set aside is still there, with deleted accounts: delete it',
    );
  // Windows has no file modes.
  if (process.platform === 'win32') return;
  const { closed, failed } = closeToOthers(folder);
  // Before the first start there is no data that others could have read.
  if (closed > 0 && existsSync(path.join(folder, DATABASE_FILE))) {
    const words = 'data could be read by other accounts of this machine; it is private now';
    log.warn({ folder, files: closed }, words);
  }
  if (failed.length > 0) {
    const words = 'data can be read by other accounts of this machine, and that cannot be changed';
    log.warn({ folder, files: failed.length, first: failed[0] }, words);
  }
}

const OURS = /^(?:platelog\.|erased\.log|before-|(?:photos|incoming|restoring|lost\+found)$)/;

/** Names of Platelog's files in a data folder; empty if this account cannot read it. */
export function ourNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => OURS.test(name) && name !== OF_DISK);
  } catch {
    return [];
  }
}

/**
 * Whether a data folder is shared with others, so its mode must not change: anyone may write to it (such as /tmp), or
 * it has other contents (such as a checkout). Platelog's own files in it are still made private.
 */
export function isShared(folder: string): boolean {
  if ((statSync(folder).mode & STICKY) !== 0) return true;
  return readdirSync(folder).some((name) => !OURS.test(name));
}

interface Closing {
  closed: number;
  failed: string[];
}

function closeToOthers(folder: string): Closing {
  const closing: Closing = { closed: 0, failed: [] };
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (name.startsWith('platelog.') || name.startsWith(ERASED_LOG))
      close(closing, file, lstatSync(file));
    // stat follows links: 'photos' is one if the photos are on another disk.
    if (name === 'photos') closeFolder(closing, file, statSync(file));
    if (name === 'incoming') closeFolder(closing, file, lstatSync(file));
  }
  if (!isShared(folder)) close(closing, folder, statSync(folder));
  return closing;
}

/** Checks only users' folders that are open to others, because there may be a hundred thousand pictures. */
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
  // A link's mode has no meaning, and its target does not belong to us.
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
  /** The database file; undefined if the database is on a server. */
  file: string | undefined;
  env: Env;
  now: () => number;
  log: Logger;
}

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
