import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

import type { Database, DatabaseTransaction } from '../store/database';
import { inTransaction } from '../store/in-transaction';
import { endJob, holdsLease, leaseJob, nextJobAt, type Outcome, renewLease } from '../store/jobs';
import { lockUser } from '../store/lock-user-sequence';
import type { JobsTable } from '../store/tables';
import { nextTry, TRIES } from './next-try';
import { GiveUp, type Work, type Write } from './work';

export type { Work } from './work';

// The database may be shared with other programs, and a notice from them may be lost.
const LOOK_MS = 30_000;

// A lease is renewed while its process lives, so it can be shorter than the work.
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;

export interface Limits {
  /** Jobs at the same time in this process, and of one user in all processes. */
  atOnce: number;
  perPerson: number;
}

interface Parts {
  db: Database;
  now: () => number;
  log: Logger;
  workByKind: Record<string, Work>;
  /** This instance of the process; `releaseJobs` uses it. */
  owner?: string;
  limits?: Limits;
  /** Called for every job that has written something. */
  onWrite?: (job: JobsTable) => void;
}

/** Runs durable jobs: each is called at least once and has exactly one effect, written under the job's lease. */
export class JobRunner {
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private readonly kinds: string[];
  private readonly owner: string;
  private readonly limits: Limits;
  private stopped: boolean;

  constructor(private readonly parts: Parts) {
    this.kinds = Object.keys(parts.workByKind);
    this.owner = parts.owner ?? randomUUID();
    this.limits = parts.limits ?? { atOnce: 2, perPerson: 1 };
    this.stopped = this.kinds.length === 0;
  }

  /** Looks for work now. Call it at the start and whenever a job was added. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.stopped || this.running.size >= this.limits.atOnce) return;
    const round: Promise<void> = this.takeOne()
      .catch((error: unknown) => {
        this.parts.log.error({ error }, 'a job could not be ended');
        // The job's lease is still held, so another attempt waits until it expires.
        this.lookIn(LOOK_MS);
      })
      .finally(() => {
        this.running.delete(round);
      });
    this.running.add(round);
  }

  /** Takes no new work and waits for the running work. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.allSettled(this.running);
  }

  private async takeOne(): Promise<void> {
    const { db, now } = this.parts;
    const { kinds, owner } = this;
    const { perPerson } = this.limits;
    const until = now() + LEASE_MS;
    const job = await leaseJob(db, { kinds, owner, now: now(), until, perPerson });
    if (!job) return this.sleep();
    this.wake();
    await this.perform(job);
    setImmediate(() => {
      this.wake();
    });
  }

  private async perform(job: JobsTable): Promise<void> {
    const work = this.parts.workByKind[job.kind];
    if (!work) return;
    const lost = new AbortController();
    const heartbeat = setInterval(() => void this.renew(job, lost), RENEW_MS);
    heartbeat.unref();
    try {
      // A job that was started this often without ending has crashed the process each time.
      if (job.attempts > (work.tries ?? TRIES))
        throw new GiveUp('The work does not come to an end.');
      if (work.begin) await this.writeUnderLease(job, work.begin(job));
      const write = await work.run(job, lost.signal);
      await this.end(job, { state: 'done' }, write);
    } catch (error) {
      await this.fail(job, work, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async renew(job: JobsTable, lost: AbortController): Promise<void> {
    const { db, now, log } = this.parts;
    try {
      if (!(await renewLease(db, job, now() + LEASE_MS))) lost.abort();
    } catch (error) {
      log.warn({ job: job.id, error }, 'a lease could not be renewed');
    }
  }

  private async fail(job: JobsTable, work: Work, error: unknown): Promise<void> {
    const { now, log } = this.parts;
    const { id, kind, attempts } = job;
    log.warn({ job: id, kind, attempts, error }, 'job failed');
    const outcome = nextTry(job, error, { now: now(), tries: work.tries ?? TRIES });
    if (outcome.state !== 'queued') return this.end(job, outcome, work.giveUp(job, error));
    const write = work.wait?.(job, outcome.run_at, error) ?? (() => Promise.resolve());
    await this.end(job, outcome, write);
  }

  private async end(job: JobsTable, outcome: Outcome, write: Write): Promise<void> {
    await this.lockAndWrite(job, write, async (trx) => endJob(trx, job, outcome));
  }

  private async writeUnderLease(job: JobsTable, write: Write): Promise<void> {
    await this.lockAndWrite(job, write, async (trx) => holdsLease(trx, job));
  }

  /** A deleted account's jobs are deleted too, so `isOurs` returns false. */
  private async lockAndWrite(
    job: JobsTable,
    write: Write,
    isOurs: (trx: DatabaseTransaction) => Promise<boolean>,
  ): Promise<void> {
    await inTransaction(this.parts.db, async (trx) => {
      await lockUser(trx, job.user_id);
      if (await isOurs(trx)) await write(trx);
    });
    this.parts.onWrite?.(job);
  }

  private async sleep(): Promise<void> {
    // Another process may add a job too, such as a command of the host.
    const at = (await nextJobAt(this.parts.db, this.kinds)) ?? Infinity;
    if (this.stopped) return;
    // A job that is due but not available waits for another one of the same user, whose end wakes this runner.
    const least = this.running.size > 1 ? 1_000 : 100;
    this.lookIn(Math.min(Math.max(least, at - this.parts.now()), LOOK_MS));
  }

  private lookIn(ms: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.wake();
    }, ms);
    this.timer.unref();
  }
}
