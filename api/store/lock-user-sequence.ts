import { type Database, type DatabaseTransaction, EPOCH } from './database';
import { dialectOf } from './dialect/dialect-of';
import { inReading, inSharedSync } from './in-transaction';
import { statement } from './dialect/statement';
import type { Usage } from './usage';
import { logSyncOf } from './write-ahead-log/log-sync';

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
 * Opens a transaction that touches a person's rows. Their own row is locked before anything is read: two processes can
 * never give out one number twice, nor commit a lower one after a higher.
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
    const [row] = await unlocked(trx, { userId });
    return work(existing(row && asLock(trx, userId, row)));
  });
  await logSyncOf(db)?.settled(userId);
  return read;
}

/** Where a person's sequence stands, in which history. */
export interface Standing {
  epoch: string;
  seq: number;
  floor: number;
}

/** The same as `readUserSequence` says, by one statement: most devices that ask have everything. @throws AccountDeleted */
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

/** Locks a person's row in a transaction that is open already; undefined where the account is deleted. */
export async function lockUser(
  trx: DatabaseTransaction,
  userId: string,
): Promise<UserLock | undefined> {
  // Where rows are not locked one by one, the transaction has locked all of them from its beginning.
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

/** Writes down the numbers that were given out, and what the account holds now. Tells other processes. */
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
