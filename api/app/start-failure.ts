const NO_FOLDER = (path = '') =>
  `The data folder cannot be made: a file stands in its way at ${path}. Name another: DATA_DIR=... npm start`;

const NO_ADDRESS = (host = '') =>
  `HOST=${host} is no address of this machine. Leave HOST empty for every address, or set 127.0.0.1 behind a proxy.`;

interface Failure extends NodeJS.ErrnoException {
  port?: number;
  address?: string;
  hostname?: string;
}

const KNOWN: Record<string, (error: Failure) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is in use by another program. Stop that one, or choose another port: PORT=3001 npm start`,
  EACCES: ({ path, port }) =>
    path === undefined
      ? `This account may not use port ${port ?? ''}. Choose one above 1023: PORT=3000 npm start`
      : `The data folder cannot be written: ${path}. Make it writable, or name another: DATA_DIR=... npm start`,
  EADDRNOTAVAIL: ({ address }) => NO_ADDRESS(address),
  ENOTFOUND: ({ hostname }) => NO_ADDRESS(hostname),
  EAI_AGAIN: ({ hostname }) => NO_ADDRESS(hostname),
  EEXIST: ({ path }) => NO_FOLDER(path),
  ENOTDIR: ({ path }) => NO_FOLDER(path),
  EROFS: ({ path }) =>
    `The data folder is on a disk that is read-only: ${path ?? ''}. Name another: DATA_DIR=... npm start`,
  SQLITE_CANTOPEN: () =>
    'The database in the data folder cannot be opened. Is the folder writable?',
  SQLITE_READONLY: () =>
    'The database in the data folder cannot be written. Does it belong to another account?',
  SQLITE_FULL: () => 'The disk with the data folder is full.',
  ENOSPC: () => 'The disk with the data folder is full.',
  SQLITE_NOTADB: () =>
    'The file platelog.sqlite in the data folder is not a database. Restore it from a backup.',
  SQLITE_CORRUPT: () => 'The database is damaged. Stop here and restore it from a backup.',
};

/** Why the server did not start, for the person who hosts it. */
export function wordsOfFailure(error: unknown): string {
  const failure = error as Failure;
  const words = KNOWN[failure.code ?? '']?.(failure);
  return `Platelog did not start. ${words ?? failure.message}`;
}
