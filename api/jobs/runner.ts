import type { Logger } from 'pino';

import type { Database, DatabaseTransaction } from '../store/database';
import { endJob, leaseJob, nextJobAt } from '../store/jobs';
import type { JobsTable } from '../store/tables';

/** How one kind of job is done. */
export interface Work {
  /** Does the slow part and returns what to write; may be called again after a crash. */
  run: (job: JobsTable) => Promise<(trx: DatabaseTransaction) => Promise<void>>;
  /** What to write when the last try has failed. */
  giveUp: (job: JobsTable) => (trx: DatabaseTransaction) => Promise<void>;
}

// Longer than the slowest work: a provider that is asked twice, a minute each.
const LEASE_MS = 180_000;
const TRIES = 3;
const FIRST_DELAY_MS = 5_000;
const AT_ONCE = 2;

interface Parts {
  db: Database;
  now: () => number;
  log: Logger;
  works: Record<string, Work>;
  /** Told of every job whose effect has been written. */
  onEnd?: (job: JobsTable) => void;
}

/** Runs durable jobs: at least one call each, and exactly one effect, written under the job's lease. */
export class JobRunner {
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private readonly kinds: string[];
  private stopped: boolean;

  constructor(private readonly parts: Parts) {
    this.kinds = Object.keys(parts.works);
    this.stopped = this.kinds.length === 0;
  }

  /** Looks for work now; called at the start and whenever a job was added. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.stopped || this.running.size >= AT_ONCE) return;
    const round: Promise<void> = this.takeOne()
      .catch((error: unknown) => {
        // The job's lease runs out and it is taken up again.
        this.parts.log.error({ error }, 'a job could not be ended');
      })
      .finally(() => {
        this.running.delete(round);
      });
    this.running.add(round);
  }

  /** Takes no new work and waits for what runs. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.allSettled(this.running);
  }

  private async takeOne(): Promise<void> {
    const { db, now } = this.parts;
    const job = await leaseJob(db, { kinds: this.kinds, now: now(), until: now() + LEASE_MS });
    if (!job) return this.sleep();
    this.wake();
    await this.perform(job);
    setImmediate(() => {
      this.wake();
    });
  }

  private async perform(job: JobsTable): Promise<void> {
    const { db, now, log, works } = this.parts;
    const work = works[job.kind];
    if (!work) return;
    try {
      // One that was begun this often and never ended has taken the process with it.
      if (job.attempts > TRIES) throw new Error('The work does not come to an end.');
      const write = await work.run(job);
      await this.finish(job, { state: 'done' }, write);
    } catch (error) {
      log.warn({ job: job.id, kind: job.kind, attempts: job.attempts, error }, 'job failed');
      const last = job.attempts >= TRIES;
      if (last) await this.finish(job, { state: 'failed' }, work.giveUp(job));
      else {
        const run_at = now() + FIRST_DELAY_MS * 2 ** (job.attempts - 1);
        await db.transaction().execute((trx) => endJob(trx, job, { state: 'queued', run_at }));
      }
    }
  }

  private async finish(
    job: JobsTable,
    outcome: { state: 'done' | 'failed' },
    write: (trx: DatabaseTransaction) => Promise<void>,
  ): Promise<void> {
    await this.parts.db.transaction().execute(async (trx) => {
      if (await endJob(trx, job, outcome)) await write(trx);
    });
    this.parts.onEnd?.(job);
  }

  private async sleep(): Promise<void> {
    const at = await nextJobAt(this.parts.db, this.kinds);
    if (at === undefined || this.stopped) return;
    this.timer = setTimeout(
      () => {
        this.wake();
      },
      Math.max(100, at - this.parts.now()),
    );
    this.timer.unref();
  }
}
