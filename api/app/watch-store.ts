import type { Logger } from 'pino';

import { Checkpoints } from '../store/checkpoints';
import type { Database } from '../store/database';
import { DiskSpace, type FreeSpace } from '../store/disk-space';
import type { Env } from './env';

interface Store {
  db: Database;
  /** Of the database. */
  file: string;
  env: Env;
  now: () => number;
  log: Logger;
}

const MB = 1024 ** 2;

/** What goes on beside the database: its checkpoints, and a look at the room on its disk. */
export async function watchStore(
  { db, file, env, now, log }: Store,
  freeSpace: FreeSpace | undefined,
): Promise<{ checkpoints: Checkpoints; disk: DiskSpace }> {
  const disk = new DiskSpace({
    folder: env.dataFolder,
    reserve: env.diskReserve,
    now,
    ...(freeSpace ? { freeSpace } : {}),
    onChange: (isFull, free) => {
      const facts = { freeMb: Math.floor(free / MB), reserveMb: env.diskReserve / MB };
      if (isFull) {
        log.error(facts, 'The disk is nearly full: writes are refused until there is room');
      } else log.warn(facts, 'There is room on the disk again: writes are taken');
    },
  });
  await disk.look();
  return { disk, checkpoints: await Checkpoints.start(db, file) };
}
