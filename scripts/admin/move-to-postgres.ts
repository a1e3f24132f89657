import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';

import { lockFolder, MOVED, refuseHalfRestored } from '../../api/store/data-folder';
import { type Database, DATABASE_FILE, openDatabase } from '../../api/store/database';
import { migrate } from '../../api/store/migrate';
import { moveDatabase } from '../../api/store/move/move-database';
import { envForData, noDatabase, openReached } from './data-folder';
import { asideIn, refuseMovedBefore } from './moved-before';

/** Moves the data from the file in the data folder to PostgreSQL. The photos stay where they are. */
export async function moveToPostgres(): Promise<void> {
  const { dataFolder, databaseUrl } = envForData();
  if (databaseUrl === undefined)
    throw new Error('Set DATABASE_URL to the address of the new database. Nothing was moved.');
  refuseHalfRestored(dataFolder);
  const to = await openTarget({ dataFolder, databaseUrl });
  try {
    await moveAlone(dataFolder, to);
  } finally {
    await to.destroy();
  }
  console.log('Now start the server with the same DATA_DIR and DATABASE_URL.');
}

async function moveAlone(dataFolder: string, to: Database): Promise<void> {
  const release = lockFolder(dataFolder);
  try {
    const moved = await move(path.join(dataFolder, DATABASE_FILE), to);
    const aside = setAside(dataFolder);
    console.log(
      `Moved: ${moved.accounts} accounts, ${moved.rows} rows of ${moved.tables} tables. Each table and each account was compared, and is the same.`,
    );
    console.log(
      `The file of before is in ${aside}. Delete that folder when all is well: it holds everybody's entries.`,
    );
  } finally {
    release();
  }
}

async function openTarget(place: { dataFolder: string; databaseUrl: string }): Promise<Database> {
  const hasFile = existsSync(path.join(place.dataFolder, DATABASE_FILE));
  const to = await openReached(place.databaseUrl).catch((error: unknown) => {
    throw hasFile || asideIn(place.dataFolder) !== undefined ? error : noDatabase(place.dataFolder);
  });
  try {
    await refuseMovedBefore(to, place);
    if (!hasFile) throw noDatabase(place.dataFolder);
    return to;
  } catch (error) {
    await to.destroy();
    throw error;
  }
}

async function move(file: string, to: Database) {
  const from = openDatabase(file);
  try {
    for (const db of [from, to]) await migrate(db, Date.now());
    return await moveDatabase(from, to);
  } finally {
    await from.destroy();
  }
}

function setAside(dataFolder: string): string {
  const time = new Date().toISOString().replace(/[:.]/g, '');
  const aside = path.join(dataFolder, MOVED + time);
  mkdirSync(aside, { mode: 0o700 });
  for (const suffix of ['', '-wal', '-shm']) {
    const name = DATABASE_FILE + suffix;
    if (existsSync(path.join(dataFolder, name)))
      renameSync(path.join(dataFolder, name), path.join(aside, name));
  }
  return aside;
}
