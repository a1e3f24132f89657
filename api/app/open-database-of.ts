import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

import { type Database, DATABASE_FILE, openDatabase } from '../store/database';
import { openPostgres } from '../store/dialect/open-postgres';
import { reachPostgres } from '../store/dialect/reach-postgres';
import { ServerClock } from '../store/dialect/server-clock';
import type { Env } from './env';
import { refuseNewBesidePhotos } from './orphaned-photos';

export interface DatabaseChoices {
  /** The database file, if not the one in the data folder. */
  database?: string;
  /** The initial contents of a database in memory. */
  contents?: Buffer;
  now?: () => number;
}

export interface OpenedDatabase {
  db: Database;
  /** Undefined if the database is on a server. */
  file: string | undefined;
  now: () => number;
  clock?: ServerClock;
}

/** Opens the database that the settings name. @throws an error with a text for the host if it cannot be used */
export async function openDatabaseOf(
  places: Pick<Env, 'databaseUrl' | 'dataFolder'>,
  log: Logger,
  choices: DatabaseChoices = {},
): Promise<OpenedDatabase> {
  const { databaseUrl, dataFolder } = places;
  if (databaseUrl !== undefined) return openServer(databaseUrl, log, choices);
  const file = choices.database ?? path.join(dataFolder, DATABASE_FILE);
  if (choices.database === undefined && !existsSync(file)) refuseNewBesidePhotos(places);
  const db = openDatabase(file, choices.contents);
  return { db, file, now: choices.now ?? Date.now };
}

async function openServer(
  url: string,
  log: Logger,
  { now }: Pick<DatabaseChoices, 'now'>,
): Promise<OpenedDatabase> {
  const db = openPostgres(url, {
    onLost: (error) => {
      log.warn({ error }, 'a connection to the database was lost; others are opened');
    },
  });
  try {
    await reachPostgres(db, url);
    if (now) return { db, file: undefined, now };
    const clock = new ServerClock(db);
    await clock.start();
    return { db, file: undefined, now: clock.now, clock };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
