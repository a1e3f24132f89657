import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';

import { writePrivately } from '../../api/app/data-folder';
import { loadEnv } from '../../api/app/env';
import { copyDatabase, DATABASE_FILE } from '../../api/store/database';
import { ErasedLog } from '../../api/store/erased-log';
import { noDatabase } from './data-folder';

/** Copies database and photos into a folder; the server may be running. */
export function backup([into = '']: string[]): Promise<void> {
  writePrivately();
  const { dataFolder } = loadEnv();
  const database = path.join(dataFolder, DATABASE_FILE);
  if (!existsSync(database)) throw noDatabase(dataFolder);
  const folder = path.resolve(into);
  if (folder === dataFolder || folder.startsWith(dataFolder + path.sep))
    throw new Error(`A backup inside ${dataFolder} would be lost with it. Name another folder.`);
  mkdirSync(folder, { recursive: true });
  // The database first: then every photo that it names is still here to be copied.
  const { accounts, entries, photos } = copyDatabase(database, path.join(folder, DATABASE_FILE));
  const copied = copyPhotos(path.join(dataFolder, 'photos'), path.join(folder, 'photos'));
  const erased = new ErasedLog(folder);
  copyErased(new ErasedLog(dataFolder), erased);
  for (const person of erased.entries().keys())
    rmSync(path.join(folder, 'photos', person), { recursive: true, force: true });
  console.log(`${dataFolder} was copied to ${folder}, and the copy was checked.`);
  console.log(
    `Accounts: ${accounts}, entries: ${entries}, photos: ${photos}; photo files copied now: ${copied}.`,
  );
  return Promise.resolve();
}

/** Adds what is missing: a backup of before may know deletions that this folder has lost. */
function copyErased(from: ErasedLog, into: ErasedLog): void {
  const known = into.entries();
  const missing = [...from.entries()].filter(([id]) => !known.has(id));
  into.add(missing.map(([id, day]) => ({ id, at: Date.parse(day) })));
}

/** Copies the files that are missing: a photo's name comes from its content, so it never changes. */
function copyPhotos(from: string, into: string): number {
  if (!existsSync(from)) return 0;
  let copied = 0;
  for (const person of readdirSync(from)) {
    mkdirSync(path.join(into, person), { recursive: true });
    for (const name of filesOf(path.join(from, person))) {
      if (name.endsWith('.part')) continue;
      if (copyNew(path.join(from, person, name), path.join(into, person, name))) copied += 1;
    }
  }
  return copied;
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    // Their account was deleted meanwhile.
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function copyNew(from: string, into: string): boolean {
  try {
    copyFileSync(from, into, constants.COPYFILE_EXCL);
    // A copy has the mode of what it is of, whatever the umask.
    chmodSync(into, 0o600);
    return true;
  } catch (error) {
    // It is there from an earlier backup, or was deleted meanwhile.
    if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
