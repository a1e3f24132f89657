import type { Database } from '../../../api/store/database';

type Row = Record<string, unknown>;

/** The database of a simulated server, and the processes that use it. */
export interface ServerDatabase {
  /** Empties it for a new history. */
  begin: (now: number) => Promise<void>;
  /** The connection of one of the processes, chosen at random. */
  node: () => Promise<Database>;
  rows: (text: string) => Promise<Row[]>;
  /** A user's records above a sequence number, in ascending order. */
  recordsAbove: (user: string, above: number) => Promise<Row[]>;
  takeBackup: () => Promise<void>;
  hasBackup: boolean;
  putBack: () => Promise<void>;
  /** The database's own check of its files: 'ok', or what is wrong. */
  integrity: () => Promise<string>;
  close: () => Promise<void>;
}

export const RECORDS_ABOVE = `SELECT type, id, seq, deleted, data FROM records
  WHERE user_id = ? AND seq > ? ORDER BY seq`;
