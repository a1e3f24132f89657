import type { DatabaseTransaction } from '../store/database';
import type { JobsTable } from '../store/tables';

/** Thrown by work that cannot be done now, through no fault of its own: the try does not count. */
export class PutOff extends Error {
  /**
   * @param until when to try again, in ms
   * @param code what the log says, where `why` is not for it: words of others may be personal
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

/** Thrown by work that another try would not help. */
export class GiveUp extends Error {
  /** @param code as of `PutOff` */
  constructor(
    readonly why: string,
    code = why,
  ) {
    super(`Given up: ${code}`);
    this.name = 'GiveUp';
  }
}

/** Written in a transaction of its own, under the job's lease. */
export type Write = (trx: DatabaseTransaction) => Promise<void>;

/** How one kind of job is done. */
export interface Work {
  /** What to write when a try begins. */
  begin?: (job: JobsTable) => Write;
  /**
   * Does the slow part and returns what to write; may be called again after a crash. The signal says
   * that the lease has passed to another. May throw `PutOff` and `GiveUp`.
   */
  run: (job: JobsTable, signal: AbortSignal) => Promise<Write>;
  /** Counted tries before it is given up, where they are not as many as usual. */
  tries?: number;
  /** What to write when there will be another try. @param at when, in ms */
  wait?: (job: JobsTable, at: number, error: unknown) => Write;
  /** What to write when the last try has failed. */
  giveUp: (job: JobsTable, error?: unknown) => Write;
}
