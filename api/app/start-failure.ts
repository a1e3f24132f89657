import { lstatSync, statfsSync } from 'node:fs';

import { closedFile } from './closed-file';
import { giveBack, wordsOfOwner } from './owners';

interface Failure extends NodeJS.ErrnoException {
  port?: number;
  address?: string;
  hostname?: string;
}

const ELSEWHERE = 'DATA_DIR=... npm start';
const MIN_BYTES = 1024 ** 2;

const NO_ADDRESS = (host = '') =>
  `HOST=${host} is not an address of this machine. Leave HOST empty for every address, or set 127.0.0.1 behind a proxy.`;

function noFolder(file = ''): string {
  if (isLink(file))
    return `The data folder cannot be made: ${file} is a link that leads nowhere. Is the disk mounted that it leads to?`;
  return `The data folder cannot be made: a file stands in its way at ${file}. Name another: ${ELSEWHERE}`;
}

function isLink(file: string): boolean {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}

/** What the host can do, by error code. */
const SERVER_FAILURES: Record<string, (error: Failure, dataFolder?: string) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is in use by another program. Stop that one, or choose another port: PORT=3001 npm start`,
  EACCES: ({ path, port }, dataFolder) =>
    path === undefined
      ? `This account may not use port ${port ?? ''}. Choose one above 1023: PORT=3000 npm start`
      : `The data folder cannot be written: ${path}. ${wordsOfOwner(path, dataFolder) ?? `Make it writable, or name another: ${ELSEWHERE}`}`,
  EADDRNOTAVAIL: ({ address }) => NO_ADDRESS(address),
  ENOTFOUND: ({ hostname }) => NO_ADDRESS(hostname),
  EAI_AGAIN: ({ hostname }) => NO_ADDRESS(hostname),
  EEXIST: ({ path }) => noFolder(path),
  ENOTDIR: ({ path }) => noFolder(path),
  EROFS: ({ path }) =>
    `The data folder is on a disk that is read-only: ${path ?? ''}. Name another: ${ELSEWHERE}`,
};

/** A text for the host about why the server did not start. */
export function wordsOfFailure(error: unknown, dataFolder?: string): string {
  const failure = error as Failure;
  const words =
    SERVER_FAILURES[failure.code ?? '']?.(failure, dataFolder) ??
    (dataFolder === undefined ? undefined : wordsOfData(error, dataFolder));
  return `Platelog did not start. ${words ?? failure.message}`;
}

/** The same for the data folder and its database. */
const DATA_FAILURES: Record<string, (folder: string, code: string) => string> = {
  ENOSPC: full,
  EDQUOT: full,
  SQLITE_FULL: full,
  SQLITE_CANTOPEN: closed,
  SQLITE_READONLY: closed,
  SQLITE_PERM: closed,
  SQLITE_IOERR: (folder, code) =>
    hasNoRoom(folder)
      ? full(folder)
      : `The disk with ${folder} does not read or write the database (${code}). Look at the disk, and at the system's log.`,
  SQLITE_NOTADB: (folder) =>
    `The file platelog.sqlite in ${folder} is not a database. Restore it from a backup.`,
  SQLITE_CORRUPT: (folder) =>
    `The database in ${folder} is damaged. Leave it as it is, and restore a backup: npm run admin -- restore`,
};

/** A text for the host about why the data could not be used; undefined for errors that already have such a text. */
export function wordsOfData(error: unknown, folder: string): string | undefined {
  const code = (error as Failure | undefined)?.code ?? '';
  // Extended codes of SQLite have more words after the first two, as in SQLITE_IOERR_SHMSIZE.
  return DATA_FAILURES[/^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code]?.(folder, code);
}

function full(folder: string): string {
  return `The disk with ${folder} is full. Make room, and try again.`;
}

function hasNoRoom(folder: string): boolean {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder);
    // Some network and container file systems report 0 blocks.
    return blocks > 0 && bavail * bsize < MIN_BYTES;
  } catch {
    return false;
  }
}

function closed(folder: string): string {
  const { file = folder, why } = closedFile(folder) ?? {};
  const beginning = `The database in ${folder} cannot be opened:`;
  if (why === 'read-only disk') return `${beginning} its disk is read-only.`;
  if (why === 'foreign')
    return `${beginning} ${file} belongs to another account, as after a command run with sudo. As root: ${giveBack(folder)}`;
  if (why === 'closed')
    return `${beginning} this account may not write ${file}. Run the server as the account that it belongs to, or give it that.`;
  if (hasNoRoom(folder)) return full(folder);
  return `${beginning} the system says no more. What npm run doctor says may help.`;
}
