import type { DatabaseTransaction } from '../store/database';
import type { JobsTable } from '../store/tables';

/** Thrown by work that cannot be done now for a reason outside of it: the attempt does not count. */
export class PutOff extends Error {
  /**
   * @param until when to try again, in ms
   * @param code what to log if `why` must not be logged, because text from others may be personal
   */
  constructor(
    readonly until: number,
    readonly why: string,
    code = why,
  ) {
    super(`Put off: ${code}`);
    this.name = 'PutOff';
  }
}

/** Thrown by work that would fail again. */
export class GiveUp extends Error {
  /** @param code as in `PutOff` */
  constructor(
    readonly why: string,
    code = why,
  ) {
    super(`Given up: ${code}`);
    this.name = 'GiveUp';
  }
}

/** Runs in a transaction of its own, under the job's lease. */
export type Write = (trx: DatabaseTransaction) => Promise<void>;

/** How to do one kind of job. */
export interface Work {
  /** What to write when an attempt begins. */
  begin?: (job: JobsTable) => Write;
  /**
   * Does the slow part and returns what to write; may be called again after a crash. The signal aborts if the lease is
   * lost. May throw `PutOff` and `GiveUp`.
   */
  run: (job: JobsTable, signal: AbortSignal) => Promise<Write>;
  /** Counted attempts before it is given up, if not the usual number. */
  tries?: number;
  /** What to write when there will be another attempt. @param at when, in ms */
  wait?: (job: JobsTable, at: number, error: unknown) => Write;
  /** What to write when the last attempt has failed. */
  giveUp: (job: JobsTable, error?: unknown) => Write;
}
