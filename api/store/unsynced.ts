import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from './database';

/**
 * A transaction that does not wait for the disk: it is there for all who read, and on the disk with the
 * next write that is acknowledged. For maintenance that nobody is told of: after a power cut it is done
 * once more. Nothing that a device may have seen, such as a sequence number, is written by it.
 */
export async function unsynced<T>(
  db: Database,
  work: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  // The connection is held: nobody else writes on it meanwhile.
  return db.connection().execute(async (connection) => {
    await sql`PRAGMA synchronous = NORMAL`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`PRAGMA synchronous = FULL`.execute(connection);
    }
  });
}
