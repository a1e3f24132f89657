import { type Database, type DatabaseTransaction, EPOCH } from './database';
import { dialectOf } from './dialect/dialect-of';
import { inReading, inSharedSync } from './in-transaction';
import { statement } from './dialect/statement';
import type { Usage } from './usage';
import { logSyncOf } from './write-ahead-log/log-sync';

/** The user write lock: the order of a user's sequence numbers is the order of commits. */
export interface UserLock {
  trx: DatabaseTransaction;
  userId: string;
  /** The last sequence number given out. */
  seq: number;
  /** Tombstones up to this number may have been removed. */
  floor: number;
  /** What the account stores, including what this transaction has written. */
  usage: Usage;
}

/** The account does not exist, or no longer exists. */
export class AccountDeleted extends Error {
  constructor() {
    super('The account is deleted.');
    this.name = 'AccountDeleted';
  }
}

const COLUMNS = ['seq', 'floor', 'records_kept', 'bytes_kept'] as const;

/**
 * Runs a transaction that writes a user's records. The user's row is locked before anything is read, so two processes
 * never give out the same number, and never commit a lower number after a higher one.
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
 * The same without writing the user's row, so work that writes nothing does not wait for the disk. It returns only
 * when what it has read is durable: a device must not see a number that could be given out again after a power
 * failure.
 */
export async function readUserSequence<T>(
  db: Database,
  userId: string,
  work: (sequence: UserLock) => Promise<T>,
): Promise<T> {
  const read = await inReading(db, async (trx) => {
    const [row] = await unlocked(trx, { userId });
    return work(existing(row && asLock(trx, userId, row)));
  });
  await logSyncOf(db)?.settled(userId);
  return read;
}

/** A user's last sequence number and floor, and the database epoch. */
export interface Standing {
  epoch: string;
  seq: number;
  floor: number;
}

/**
 * The same values as `readUserSequence`, with one statement, because most devices that ask are up to date.
 * @throws AccountDeleted
 */
export async function readStanding(db: Database, userId: string): Promise<Standing> {
  const [found] = await standingOf(db, { userId });
  if (!found) throw new AccountDeleted();
  const { epoch, seq, floor } = found;
  if (epoch === null) throw new Error('The database has no epoch.');
  await logSyncOf(db)?.settled(userId);
  return { epoch, seq, floor };
}

const standingOf = statement((db, { userId }: Whose) =>
  db
    .selectFrom('users')
    .select((eb) => [
      'seq',
      'floor',
      eb.selectFrom('sys').select('v').where('k', '=', EPOCH).as('epoch'),
    ])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null),
);

/** Locks a user's row in an open transaction; undefined if the account is deleted. */
export async function lockUser(
  trx: DatabaseTransaction,
  userId: string,
): Promise<UserLock | undefined> {
  // SQLite has no row locks: the transaction has locked the whole database from its beginning.
  const [row] = await (dialectOf(trx).locksRows ? readLocked : unlocked)(trx, { userId });
  return row && asLock(trx, userId, row);
}

interface Whose {
  userId: string;
}

const unlocked = statement((db, { userId }: Whose) =>
  db.selectFrom('users').select(COLUMNS).where('id', '=', userId).where('deleted_at', 'is', null),
);

const readLocked = statement((db, { userId }: Whose) =>
  db
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate(),
);

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

/** Stores the last sequence number and what the account stores now, and notifies other processes. */
export async function saveSequence({ trx, userId, seq, usage }: UserLock): Promise<void> {
  const { records, bytes } = usage;
  await putSequence(trx, { userId, seq, records, bytes });
  dialectOf(trx).notifyOfChange(trx, userId, seq);
}

const putSequence = statement(
  (db, { userId, seq, records, bytes }: Whose & Usage & { seq: number }) =>
    db
      .updateTable('users')
      .set({ seq, records_kept: records, bytes_kept: bytes })
      .where('id', '=', userId),
);
