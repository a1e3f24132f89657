import type { Database, DatabaseTransaction } from './database';
import { dialectOf } from './dialect/dialect-of';
import { logSyncOf } from './write-ahead-log/log-sync';

type Work<T> = (trx: DatabaseTransaction) => Promise<T>;

/** A transaction. Nobody else writes between its first read and its end. */
export async function inTransaction<T>(db: Database, work: Work<T>): Promise<T> {
  return dialectOf(db).inTransaction(db, work);
}

/** A transaction that only reads: what it reads is of one moment. */
export async function inReading<T>(db: Database, work: Work<T>): Promise<T> {
  return dialectOf(db).inReading(db, work);
}

/**
 * A transaction that does not wait for the disk: it is there for all who read, and on the disk with the
 * next write that is acknowledged. For maintenance that nobody is notified of: after a power cut it is done
 * once more. Nothing that a device may have seen, such as a sequence number, is written by it: that takes
 * `inSharedSync`.
 */
export async function withoutFsync<T>(db: Database, work: Work<T>): Promise<T> {
  return dialectOf(db).withoutFsync(db, work);
}

/**
 * A transaction on a person's rows that is on the disk when this returns. The database goes on while it gets there:
 * others read and write, and those who commit meanwhile wait for the disk together.
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
