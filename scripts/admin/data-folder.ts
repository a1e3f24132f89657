import { existsSync } from 'node:fs';
import path from 'node:path';

import { makeDataFolder, writePrivately } from '../../api/app/data-folder';
import { type Env, loadEnv } from '../../api/app/env';
import { openLog } from '../../api/app/log';
import { refuseNewBesidePhotos } from '../../api/app/orphaned-photos';
import { Passwords } from '../../api/features/accounts/password';
import { isCommonPassword } from '../../api/features/accounts/password';
import type { CommandServices } from '../../api/features/admin/administrators/administrators';
import { lockFolder, refuseHalfRestored } from '../../api/store/data-folder';
import { type Database, DATABASE_FILE, openDatabase } from '../../api/store/database';
import { openPostgres } from '../../api/store/dialect/open-postgres';
import { placeOf, reachPostgres } from '../../api/store/dialect/reach-postgres';
import {
  migrate,
  missingMigrations,
  newestMigration,
  schemaVersion,
} from '../../api/store/migrate';
import { refuseOtherAccount } from './refuse-other-account';

interface Options {
  /** Whether to create a database if there is none; otherwise that counts as a wrong `DATA_DIR`. */
  creates?: boolean;
  /** Whether to migrate a database of an older version to this version's schema. */
  bringsUp?: boolean;
}

/** The settings, for a command that works on the data. @throws if it runs as another account than the data's */
export function envForData(): Env {
  writePrivately();
  const env = loadEnv();
  refuseOtherAccount(env.dataFolder);
  return env;
}

/** Opens only the database, without its services: a server may be running on this folder. */
export async function withDatabase(
  work: (db: Database, dataFolder: string) => Promise<void>,
  { creates = false, bringsUp = false }: Options = {},
): Promise<void> {
  const env = envForData();
  const { dataFolder } = env;
  const db = await openFound(env, creates);
  try {
    if ((await missingMigrations(db)).length > 0) await bringUp(db, dataFolder, bringsUp);
    await work(db, dataFolder);
  } finally {
    await db.destroy();
  }
}

async function openFound(env: Env, creates: boolean): Promise<Database> {
  const { dataFolder, databaseUrl } = env;
  refuseHalfRestored(dataFolder);
  if (databaseUrl === undefined) {
    const file = path.join(dataFolder, DATABASE_FILE);
    if (!existsSync(file)) {
      if (!creates) throw noDatabase(dataFolder);
      refuseNewBesidePhotos(env);
    }
    makeDataFolder(env);
    return openDatabase(file);
  }
  makeDataFolder(env);
  return openReached(databaseUrl);
}

/** Opens a database on a server. @throws if it cannot be used */
export async function openReached(url: string): Promise<Database> {
  const db = openPostgres(url);
  await reachPostgres(db, url).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}

/** For commands that need the database's file. */
export function refuseServer({ databaseUrl }: Env, instead: string): void {
  if (databaseUrl === undefined) return;
  const { server, name } = placeOf(databaseUrl);
  throw new Error(
    `The database is not in DATA_DIR: DATABASE_URL is set, so it is "${name}" at ${server}. ${instead}`,
  );
}

/** Says where the command looked for the database. */
export function noDatabase(dataFolder: string): Error {
  return new Error(
    `There is no database in ${dataFolder}. Is DATA_DIR right? The first start of the server makes one.`,
  );
}

/**
 * Migrates the database, but not under a running server, which would continue with an unknown schema, and not as a side
 * effect: an older version could no longer read the database, nor a backup made afterwards.
 */
async function bringUp(db: Database, dataFolder: string, bringsUp: boolean): Promise<void> {
  const schema = await schemaVersion(db);
  if (schema > 0 && !bringsUp)
    throw new Error(
      `The database in ${dataFolder} is of an older version (schema ${schema}; this version needs ${newestMigration()}), and was not changed. Make a backup (npm run admin -- backup FOLDER), stop the older server, and start this version once: that brings it up to date.`,
    );
  const release = lockFolder(dataFolder);
  await migrate(db, Date.now()).finally(release);
}

/** The services for commands on administrators. */
export function commandParts(db: Database): CommandServices {
  // Alarms are for the server's log: here the host is the one who acts.
  const log = openLog('silent');
  return { db, now: Date.now, log, passwords: new Passwords(), isCommonPassword };
}
