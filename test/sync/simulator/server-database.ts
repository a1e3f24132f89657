import type { Database } from '../../../api/store/database';

type Row = Record<string, unknown>;

/** The database of a simulated server, and the processes that work on it. */
export interface ServerDatabase {
  /** Makes it empty, for a new history. */
  begin: (now: number) => Promise<void>;
  /** As one of the processes has it; which one is chance. */
  node: () => Promise<Database>;
  rows: (text: string) => Promise<Row[]>;
  /** A person's records above a number, in the order of their numbers. */
  recordsAbove: (user: string, above: number) => Promise<Row[]>;
  takeBackup: () => Promise<void>;
  hasBackup: boolean;
  putBack: () => Promise<void>;
  /** What the database itself has to say about its files: 'ok', or what is wrong. */
  integrity: () => Promise<string>;
  close: () => Promise<void>;
}

export const RECORDS_ABOVE = `SELECT type, id, seq, deleted, data FROM records
  WHERE user_id = ? AND seq > ? ORDER BY seq`;
