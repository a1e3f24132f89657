import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { LOCK_FILE } from '../store/data-folder';
import { DATABASE_FILE } from '../store/database';

/** What the server must be able to write in the data folder; '' is the folder itself. */
export const SERVER_FILES = [
  ...['', DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, LOCK_FILE],
  ...['photos', 'incoming', 'erased.log'],
];

interface ClosedFile {
  file: string;
  /** 'foreign': it does not belong to the folder's account. */
  why: 'read-only disk' | 'foreign' | 'closed';
}

/** The data folder, or the first file in it, that this account cannot write; undefined if it can write all. */
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

/** The system's error code if a file cannot be written. */
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
