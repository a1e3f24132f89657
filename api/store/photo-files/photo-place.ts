import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Database, putSys, readSys } from '../database';

/** Name of the file that identifies a photo folder. A copy of the folder includes it. */
export const PLACE_FILE = 'folder-id';

/** The key under which the database stores the id of its photo folder. */
const NOTED = 'photo_folder';

/** 'ours': it is the folder that the database has stored; 'new': the database has stored none. */
export type PhotoPlace = 'ours' | 'new' | 'unmarked' | 'another';

/** Whether a folder is the photo folder of a database on a server. Changes nothing. */
export async function photoPlace(db: Database, folder: string): Promise<PhotoPlace> {
  const noted = await readSys(db, NOTED);
  if (noted === undefined) return 'new';
  const id = readId(folder);
  if (id === undefined) return 'unmarked';
  return id === noted ? 'ours' : 'another';
}

/** Stores a folder as the photo folder, if none is stored. */
export async function notePhotoPlace(db: Database, folder: string): Promise<void> {
  if ((await readSys(db, NOTED)) !== undefined) return;
  // If several servers start at the same time, the first one wins.
  await db
    .insertInto('sys')
    .values({ k: NOTED, v: markedId(folder) })
    .onConflict((conflict) => conflict.column('k').doNothing())
    .execute();
}

/** Stores a folder as the photo folder in any case, because the host has moved the photos there. */
export async function movePhotoPlace(db: Database, folder: string): Promise<void> {
  await putSys(db, NOTED, markedId(folder));
}

function markedId(folder: string): string {
  const known = readId(folder);
  if (known !== undefined) return known;
  const id = randomUUID();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const opened = openSync(path.join(folder, PLACE_FILE), 'w', 0o600);
  try {
    writeFileSync(opened, `${id}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
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
