import type { Database, DatabaseTransaction } from './database';
import { dialectOf } from './dialect/dialect-of';
import { logSyncOf } from './write-ahead-log/log-sync';

type Work<T> = (trx: DatabaseTransaction) => Promise<T>;

/** Runs a transaction. No other transaction writes between its first read and its end. */
export async function inTransaction<T>(db: Database, work: Work<T>): Promise<T> {
  return dialectOf(db).inTransaction(db, work);
}

/** Runs a read-only transaction, which sees the database at one point in time. */
export async function inReading<T>(db: Database, work: Work<T>): Promise<T> {
  return dialectOf(db).inReading(db, work);
}

/**
 * Runs a transaction that does not wait for the disk. Readers see it at once; it is on the disk with the next
 * acknowledged write. For maintenance that can be repeated after a power failure. Never write anything that a device
 * may see, such as a sequence number, in it: use `inSharedSync`.
 */
export async function withoutFsync<T>(db: Database, work: Work<T>): Promise<T> {
  return dialectOf(db).withoutFsync(db, work);
}

/**
 * Runs a transaction on a user's rows that is on the disk when this returns. Other transactions can run while it
 * waits for the disk; those that commit in the meantime share the next fsync.
 */
export async function inSharedSync<T>(db: Database, userId: string, work: Work<T>): Promise<T> {
  const log = logSyncOf(db);
  if (!log) return dialectOf(db).inUserTransaction(db, userId, work);
  return log.of(userId, async () => {
    const done = await withoutFsync(db, work);
    await log.reached();
    return done;
  });
}
