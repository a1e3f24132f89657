import type { Database, DatabaseTransaction } from './database';
import { dialectOf } from './dialect/dialect-of';
import { inReading, inSharedSync } from './in-transaction';
import { logSyncOf } from './write-ahead-log/log-sync';
import type { Usage } from './usage';

/** A person's row, locked: the order of their sequence numbers is the order of commits. */
export interface UserLock {
  trx: DatabaseTransaction;
  userId: string;
  /** The last sequence number given out. */
  seq: number;
  /** Deletions up to this number may be gone. */
  floor: number;
  /** What the account holds, with what this transaction has written. */
  usage: Usage;
}

/** There is no such account, or no longer. */
export class AccountDeleted extends Error {
  constructor() {
    super('The account is deleted.');
    this.name = 'AccountDeleted';
  }
}

const COLUMNS = ['seq', 'floor', 'records_kept', 'bytes_kept'] as const;

/**
 * Opens a transaction that touches a person's rows. Their own row is written before anything is read, which
 * locks it: two processes can never give out one number twice, nor commit a lower one after a higher.
 * @throws AccountDeleted
 */
export async function lockUserSequence<T>(
  db: Database,
  userId: string,
  work: (lock: UserLock) => Promise<T>,
): Promise<T> {
  return inSharedSync(db, userId, async (trx) => work(existing(await lockUser(trx, userId))));
}

/**
 * The same without writing to their row: no commit has to reach the disk where the work writes nothing. What it has
 * read is there after a power cut too: a device must not count on a number that would be given out again.
 */
export async function readUserSequence<T>(
  db: Database,
  userId: string,
  work: (sequence: UserLock) => Promise<T>,
): Promise<T> {
  const read = await inReading(db, async (trx) => {
    const row = await trx
      .selectFrom('users')
      .select(COLUMNS)
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return work(existing(row && asLock(trx, userId, row)));
  });
  await logSyncOf(db)?.settled(userId);
  return read;
}

/** Locks a person's row in a transaction that is open already; undefined where the account is deleted. */
export async function lockUser(
  trx: DatabaseTransaction,
  userId: string,
): Promise<UserLock | undefined> {
  const row = await (dialectOf(trx).locksRows ? readLocked(trx, userId) : touch(trx, userId));
  return row && asLock(trx, userId, row);
}

/** Where reading locks nothing, a write of nothing does. */
async function touch(trx: DatabaseTransaction, userId: string) {
  return trx
    .updateTable('users')
    .set((eb) => ({ seq: eb.ref('seq') }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

async function readLocked(trx: DatabaseTransaction, userId: string) {
  return trx
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** @throws AccountDeleted */
export function existing(lock: UserLock | undefined): UserLock {
  if (!lock) throw new AccountDeleted();
  return lock;
}

function asLock(
  trx: DatabaseTransaction,
  userId: string,
  row: { seq: number; floor: number; records_kept: number; bytes_kept: number },
): UserLock {
  const { seq, floor, records_kept: records, bytes_kept: bytes } = row;
  return { trx, userId, seq, floor, usage: { records, bytes } };
}

/** Gives out the next sequence number. */
export function nextNumber(lock: UserLock): number {
  lock.seq += 1;
  return lock.seq;
}

/** Writes down the numbers that were given out, and what the account holds now. Tells other processes. */
export async function saveSequence({ trx, userId, seq, usage }: UserLock): Promise<void> {
  await trx
    .updateTable('users')
    .set({ seq, records_kept: usage.records, bytes_kept: usage.bytes })
    .where('id', '=', userId)
    .execute();
  await dialectOf(trx).notify(trx, { user: userId, what: seq });
}
