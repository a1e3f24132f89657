import path from 'node:path';
import type { Logger } from 'pino';

import { type Database, DATABASE_FILE, openDatabase } from '../store/database';
import { dialectOf } from '../store/dialect/dialect-of';
import { type Notice, Notices } from '../store/dialect/notices';
import { openPostgres } from '../store/dialect/open-postgres';
import { reachPostgres } from '../store/dialect/reach-postgres';
import { ServerClock } from '../store/dialect/server-clock';
import type { Env } from './env';

interface Choices {
  /** A file, where it is not that of the data folder. */
  database?: string;
  contents?: Buffer;
  now?: () => number;
}

export interface OpenedDatabase {
  db: Database;
  /** Undefined where it is on a server. */
  file: string | undefined;
  now: () => number;
  clock?: ServerClock;
}

/** Opens the database that the settings name. @throws where it cannot be used, in words for the host */
export async function openDatabaseOf(
  { databaseUrl, dataFolder }: Pick<Env, 'databaseUrl' | 'dataFolder'>,
  log: Logger,
  choices: Choices = {},
): Promise<OpenedDatabase> {
  if (databaseUrl !== undefined) return openServer(databaseUrl, log, choices);
  const file = choices.database ?? path.join(dataFolder, DATABASE_FILE);
  const db = openDatabase(file, choices.contents);
  return { db, file, now: choices.now ?? Date.now };
}

async function openServer(
  url: string,
  log: Logger,
  { now }: Pick<Choices, 'now'>,
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

interface Listening {
  env: Pick<Env, 'databaseUrl'>;
  db: Database;
  log: Logger;
  live: {
    announce: (userId: string, what?: number | 'account') => void;
    announceToAll: () => void;
  };
  workers: readonly { wake: () => void }[];
}

/** Hears what other processes on the database tell; undefined where there is no other. */
export async function listenToOthers({
  env: { databaseUrl },
  db,
  log,
  live,
  workers,
}: Listening): Promise<Notices | undefined> {
  if (databaseUrl === undefined) return undefined;
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  return Notices.open({
    url: databaseUrl,
    db,
    onNotice: (notice: Notice) => {
      if ('jobs' in notice) wake();
      else live.announce(notice.user, notice.what);
    },
    onGap: () => {
      log.warn('notices of other servers are heard again');
      live.announceToAll();
      wake();
    },
    onLost: (error) => {
      log.warn(
        { error },
        'the connection for notices of other servers was lost; it is tried again',
      );
    },
  });
}

/** Tells of a change of a person: pages that listen to this process at once, and the other processes. */
export function announcing({
  db,
  log,
  live,
}: Pick<Listening, 'db' | 'log' | 'live'>): (userId: string, what?: number | 'account') => void {
  return (user, what) => {
    live.announce(user, what);
    // The transaction that has given out a number has told of it.
    if (typeof what === 'number') return;
    const notice = what === undefined ? { user } : { user, what };
    dialectOf(db)
      .notify(db, notice)
      .catch((error: unknown) => {
        log.warn({ error }, 'other servers do not know of a change');
      });
  };
}
