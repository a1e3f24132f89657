import type { Logger } from 'pino';

import type { Database } from '../store/database';
import { dialectOf } from '../store/dialect/dialect-of';
import type { Notice } from '../store/dialect/notice';
import { Notices } from '../store/dialect/notices';
import type { Env } from './env';

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

/** Listens to notices of other processes on the database; undefined if the database is a file. */
export async function listenForNotices({
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
      else if ('user' in notice) live.announce(notice.user, notice.what);
      else for (const [user, seq] of Object.entries(notice.changed)) live.announce(user, seq);
    },
    onGap: () => {
      log.warn('notices of other servers were missed for a while: every page is told to look');
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

/** Announces a change of a user's data to the live streams of this process and to the other processes. */
export function announceEverywhere({
  db,
  log,
  live,
}: Pick<Listening, 'db' | 'log' | 'live'>): (userId: string, what?: number | 'account') => void {
  return (user, what) => {
    live.announce(user, what);
    // The store itself notifies other processes of new sequence numbers (`saveSequence`).
    if (typeof what === 'number') return;
    const notice = what === undefined ? { user } : { user, what };
    dialectOf(db)
      .notify(db, notice)
      .catch((error: unknown) => {
        log.warn({ error }, 'other servers do not know of a change');
      });
  };
}
