import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { LOCK_FILE } from '../store/data-folder';
import { DATABASE_FILE } from '../store/database';

/** What the server has to be able to write, itself included. */
export const SERVER_FILES = [
  ...['', DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, LOCK_FILE],
  ...['photos', 'incoming', 'erased.log'],
];

interface ClosedFile {
  file: string;
  /** 'foreign': it belongs to another account than the folder. */
  why: 'read-only disk' | 'foreign' | 'closed';
}

/** The first file of a data folder, or the folder, that this account may not write; undefined where there is none. */
export function closedFile(folder: string): ClosedFile | undefined {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  for (const name of SERVER_FILES) {
    const file = name === '' ? folder : path.join(folder, name);
    const code = refusal(file);
    if (code === 'EROFS') return { file, why: 'read-only disk' };
    if (code !== undefined)
      return { file, why: statSync(file).uid === owner ? 'closed' : 'foreign' };
  }
  return undefined;
}

/** Why it may not be written, as a code of the system. */
function refusal(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const needed = constants.R_OK | constants.W_OK;
  try {
    accessSync(file, statSync(file).isDirectory() ? needed | constants.X_OK : needed);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'EACCES';
  }
}
