import type { DatabaseTransaction } from './database';
import type { StoredRecord } from './records';

/** What a person has just written, in the transaction that keeps it. */
export interface Written {
  userId: string;
  now: number;
  changed: readonly StoredRecord[];
  /** The person's sequence number before. */
  since: number;
}

/** What follows from it in the same transaction. */
export type OnWritten = (trx: DatabaseTransaction, written: Written) => Promise<void>;
