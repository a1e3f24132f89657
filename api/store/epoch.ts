import { randomUUID } from 'node:crypto';

import type { Database, DatabaseTransaction } from './database';

/** The name of the history that sequence numbers count in. */
export async function readEpoch(db: Database | DatabaseTransaction): Promise<string> {
  const found = await db.selectFrom('sys').select('v').where('k', '=', 'epoch').executeTakeFirst();
  if (!found) throw new Error('The database has no epoch.');
  return found.v;
}

/**
 * Begins a new history: to be called when a backup has been put back. Devices that were further than
 * the backup notice the new name and bring back what it lacks.
 */
export async function beginEpoch(db: Database): Promise<string> {
  const v = randomUUID();
  await db
    .insertInto('sys')
    .values({ k: 'epoch', v })
    .onConflict((conflict) => conflict.column('k').doUpdateSet({ v }))
    .execute();
  return v;
}
