import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

import { wordsOfClock } from '../../../api/app/words-of-clock';
import type { Env } from '../../../api/app/env';
import { wrongPhotoPlace } from '../../../api/app/photo-place';
import { type Database, DATABASE_FILE } from '../../../api/store/database';
import {
  type DatabaseFacts,
  databaseFacts,
  peopleOfFile,
  peopleOfServer,
  serverFacts,
} from '../../../api/store/admin/database-facts';
import { readLastStart } from '../../../api/store/admin/last-start';
import { refuseHalfRestored } from '../../../api/store/data-folder';
import { openPostgres } from '../../../api/store/dialect/open-postgres';
import { placeOf } from '../../../api/store/dialect/reach-postgres';
import { ServerClock } from '../../../api/store/dialect/server-clock';
import { newestMigration } from '../../../api/store/migrate';
import { clockBeside } from './clock-beside';
import { fault, type Finding, ok } from './finding';
import { otherSettings } from './other-settings';
import { photosInFolder } from './photos-in-folder';

/** Reads the database, and compares the clock with its times. */
export async function clockAndDatabase(env: Env, now: number): Promise<Finding[]> {
  return env.databaseUrl === undefined ? ofFile(env, now) : ofServer(env, env.databaseUrl, now);
}

async function ofServer(env: Env, url: string, now: number): Promise<Finding[]> {
  const db = openPostgres(url);
  try {
    const { schema, latest } = await serverFacts(db, url);
    const { server, name } = placeOf(url);
    const answers = ok(
      'database',
      `"${name}" at ${server} answers. Its backups are yours: pg_dump.`,
    );
    const rest = schema === 0 ? photosInFolder(env, undefined) : await restOfServer(db, env);
    return [answers, schemaOf({ schema }), ...(await clocks(db, now, latest)), ...rest];
  } catch (error) {
    return [fault('database', (error as Error).message), clock(now)];
  } finally {
    await db.destroy();
  }
}

/** With PostgreSQL the server goes by that clock, so a wrong one there is as bad as one here. */
async function clocks(db: Database, now: number, latest: number): Promise<Finding[]> {
  const theirs = new ServerClock(db, () => now);
  await theirs.compare();
  const beside = clockBeside('PostgreSQL', { theirs: theirs.now(), ours: now });
  return beside.length > 0 ? beside : [clock(now, latest)];
}

async function restOfServer(db: Database, env: Env): Promise<Finding[]> {
  return [...otherSettings(env, await readLastStart(db)), ...(await photosOfServer(db, env))];
}

async function photosOfServer(db: Database, env: Env): Promise<Finding[]> {
  const wrong = await wrongPhotoPlace(db, env);
  if (wrong !== undefined) return [fault('photos', wrong)];
  return photosInFolder(env, await peopleOfServer(db));
}

function ofFile(env: Env, now: number): Finding[] {
  const { dataFolder } = env;
  try {
    refuseHalfRestored(dataFolder);
    const file = path.join(dataFolder, DATABASE_FILE);
    if (!existsSync(file) && isClosed(dataFolder))
      return [
        fault('database', "This account may not look for it. Run this as the server's own."),
        clock(now),
      ];
    if (!existsSync(file))
      return [
        ok('database', 'None yet. The first start makes it.'),
        clock(now),
        ...photosInFolder(env, undefined),
      ];
    const facts = databaseFacts(file);
    const { latest, lastStart } = facts;
    return [
      ...[stateOf(facts), schemaOf(facts), clock(now, latest)],
      ...otherSettings(env, lastStart),
      ...photosInFolder(env, peopleOfFile(file)),
    ];
  } catch (error) {
    return [fault('database', `It cannot be read: ${(error as Error).message}`), clock(now)];
  }
}

function isClosed(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

function stateOf({ state }: DatabaseFacts): Finding {
  return state === 'ok'
    ? ok('database', 'It can be read, and is whole.')
    : fault('database', `It is damaged (${state}). Stop the server and restore a backup.`);
}

function schemaOf({ schema }: Pick<DatabaseFacts, 'schema'>): Finding {
  const newest = newestMigration();
  if (schema > newest)
    return fault(
      'schema',
      `It is of a newer Platelog: ${schema}, and this version knows ${newest}. Start that version, or restore a backup from before the update.`,
    );
  return schema < newest
    ? ok('schema', `${schema}. The next start brings it to ${newest}: make a backup before.`)
    : ok('schema', `${schema}, as this version needs it.`);
}

function clock(now: number, latest = 0): Finding {
  const words = wordsOfClock(now, latest);
  return words === undefined
    ? ok('clock', new Date(now).toISOString())
    : fault('clock', `It ${words}`);
}
