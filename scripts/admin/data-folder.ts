import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { loadEnv } from '../../api/app/env';
import { openLog } from '../../api/app/log';
import { isCommonPassword } from '../../api/features/accounts/common-passwords';
import { Passwords } from '../../api/features/accounts/password';
import type { CommandParts } from '../../api/features/admin/administrators/parts';
import { DATABASE_FILE, openDatabase, type Database } from '../../api/store/database';
import { migrate } from '../../api/store/migrate';

/** The database alone, without its services: a server may be running on this folder. */
export async function withDatabase(
  work: (db: Database, dataFolder: string) => Promise<void>,
): Promise<void> {
  const { dataFolder } = loadEnv();
  mkdirSync(dataFolder, { recursive: true });
  const db = openDatabase(path.join(dataFolder, DATABASE_FILE));
  try {
    await migrate(db, Date.now());
    await work(db, dataFolder);
  } finally {
    await db.destroy();
  }
}

/** What the commands on administrators stand on. */
export function commandParts(db: Database): CommandParts {
  // Alarms are for the log of the server: here the host is the one who acts.
  const log = openLog('silent');
  return { db, now: Date.now, log, passwords: new Passwords(), isCommonPassword };
}
