import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Database, putSys, readSys } from '../database';

/** Name of the file that identifies a photo folder. A copy of the folder includes it. */
export const PLACE_FILE = 'folder-id';

/** The key under which the database stores the id of its photo folder. */
const STORED_ID = 'photo_folder';

/**
 * How a folder's id compares with the id that the database has stored. 'same': equal. 'none-stored': the database has
 * stored no id yet. 'no-id': the folder has no id file. 'different': the ids differ.
 */
export type PhotoPlace = 'same' | 'none-stored' | 'no-id' | 'different';

/** Whether a folder is the photo folder of a database on a server. Changes nothing. */
export async function photoPlace(db: Database, folder: string): Promise<PhotoPlace> {
  const storedId = await readSys(db, STORED_ID);
  if (storedId === undefined) return 'none-stored';
  const id = readId(folder);
  if (id === undefined) return 'no-id';
  return id === storedId ? 'same' : 'different';
}

/** Stores a folder as the photo folder, if none is stored. */
export async function notePhotoPlace(db: Database, folder: string): Promise<void> {
  if ((await readSys(db, STORED_ID)) !== undefined) return;
  // If several servers start at the same time, the first one wins.
  await db
    .insertInto('sys')
    .values({ k: STORED_ID, v: idOf(folder) })
    .onConflict((conflict) => conflict.column('k').doNothing())
    .execute();
}

/** Stores a folder as the photo folder in any case, because the host has moved the photos there. */
export async function movePhotoPlace(db: Database, folder: string): Promise<void> {
  await putSys(db, STORED_ID, idOf(folder));
}

/** Creates the id file if there is none. */
function idOf(folder: string): string {
  const existing = readId(folder);
  if (existing !== undefined) return existing;
  const id = randomUUID();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(path.join(folder, PLACE_FILE), 'w', 0o600);
  try {
    writeFileSync(file, `${id}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return id;
}

function readId(folder: string): string | undefined {
  try {
    const id = readFileSync(path.join(folder, PLACE_FILE), 'utf8').trim();
    return id === '' ? undefined : id;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
