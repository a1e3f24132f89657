import type { Services } from '../../../api/app/services';
import { duplicateWork, mealWork } from '../../../api/features/photos/reading/meal-work';
import { Spending } from '../../../api/features/photos/reading/spending';
import { Breaker } from '../../../api/gateways/vision/breaker';
import { ProviderFailure } from '../../../api/gateways/vision/provider-failure';
import { type MealReading, readingSchema } from '../../../api/gateways/vision/reading';
import { nextTry } from '../../../api/jobs/next-try';
import { GiveUp, type Work, type Write } from '../../../api/jobs/work';
import {
  DUPLICATE_JOB,
  endJob,
  holdsLease,
  leaseJob,
  PHOTO_JOB,
  TEXT_JOB,
} from '../../../api/store/jobs';
import type { JobsTable } from '../../../api/store/tables';
import { CHICKEN_AND_RICE, NO_FOOD } from '../../kit/vision-counterpart';

const readingOf = (answer: typeof NO_FOOD): MealReading =>
  readingSchema.parse(JSON.parse('content' in answer ? answer.content : '{}'));

/** The provider's possible answers. */
const ANSWERS = {
  food: readingOf(CHICKEN_AND_RICE),
  'no food': readingOf(NO_FOOD),
  'a failure': new Error('down'),
  'a refusal': new GiveUp('refused'),
};
export type Said = keyof typeof ANSWERS;

/** Any other answer: what the gateway makes of it, or the error that it throws. */
export type Anything = (now: number) => MealReading;

function given(said: Anything, now: number): MealReading | Error {
  try {
    return said(now);
  } catch (error) {
    return error as Error;
  }
}

/** The job runner's part, one step at a time, with the real work and a provider that answers on demand. */
export class Worker {
  private readonly breaker: Breaker;
  private job: JobsTable | undefined;
  private running: Promise<Write> | undefined;
  private ready: Write | Error | undefined;
  private answer: ((reading: MealReading | Error) => void) | undefined;

  constructor(
    private readonly services: Services,
    private readonly now: () => number,
  ) {
    this.breaker = new Breaker(now);
  }

  /** Leases the next job that is due and runs it up to the request to the provider, or to its write. */
  async start(): Promise<boolean> {
    if (this.job) return false;
    const { db } = this.services;
    const lease = {
      kinds: Object.keys(this.works()),
      owner: 'test',
      now: this.now(),
      until: this.now() + 9e9,
      perPerson: 1,
    };
    this.job = await leaseJob(db, lease);
    if (!this.job) return false;
    const { job } = this;
    const work = this.workOf(job);
    const { begin } = work;
    if (begin) {
      await db.transaction().execute(async (trx) => {
        if (await holdsLease(trx, job)) await begin(job)(trx);
      });
    }
    const asked = new Promise<void>((resolve) => (this.asked = resolve));
    this.running = work.run(job, new AbortController().signal);
    this.running.then(
      (write) => (this.ready = write),
      (error: unknown) => (this.ready = error as Error),
    );
    await Promise.race([asked, this.running.catch(() => undefined)]);
    return true;
  }

  private asked: () => void = () => undefined;

  /** The provider answers the request. */
  async hear(said: Said | Anything): Promise<boolean> {
    const { answer, running } = this;
    if (!answer || !running) return false;
    this.answer = undefined;
    answer(typeof said === 'string' ? ANSWERS[said] : given(said, this.now()));
    await running.catch(() => undefined);
    return true;
  }

  /** Ends the job with its result, as the runner does. */
  async end(): Promise<boolean> {
    const { job, ready } = this;
    if (!job || ready === undefined) return false;
    this.job = this.running = this.ready = undefined;
    const work = this.workOf(job);
    if (typeof ready === 'function') await this.finish(job, { state: 'done' }, ready);
    else await this.fail(job, work, ready);
    return true;
  }

  private async fail(job: JobsTable, work: Work, error: Error): Promise<void> {
    const outcome = nextTry(job, error, { now: this.now() });
    if (outcome.state !== 'queued') return this.finish(job, outcome, work.giveUp(job, error));
    const write = work.wait?.(job, outcome.run_at, error) ?? (() => Promise.resolve());
    await this.finish(job, outcome, write);
  }

  private async finish(job: JobsTable, outcome: Parameters<typeof endJob>[2], write: Write) {
    await this.services.db.transaction().execute(async (trx) => {
      if (await endJob(trx, job, outcome)) await write(trx);
    });
  }

  private workOf({ kind }: JobsTable): Work {
    const work = this.works()[kind];
    if (!work) throw new Error(`There is no work of the kind ${kind}.`);
    return work;
  }

  private works(): Record<string, Work> {
    const { db } = this.services;
    const vision = {
      model: 'scripted',
      prompt: 'meal-3' as const,
      read: async () => {
        this.breaker.enter();
        const reading = await new Promise<MealReading>((resolve, reject) => {
          this.answer = (said) => (said instanceof Error ? reject(said) : resolve(said));
          this.asked();
        }).catch((error: unknown) => {
          if (error instanceof ProviderFailure) this.breaker.failed(error.kind);
          throw error;
        });
        this.breaker.succeeded();
        return { reading, usage: { calls: 1, inputTokens: 1, outputTokens: 1 } };
      },
    };
    const spending = new Spending(db, { input: 0, output: 0, daily: undefined });
    const work = mealWork({ ...this.services, vision, spending });
    return { [PHOTO_JOB]: work, [TEXT_JOB]: work, [DUPLICATE_JOB]: duplicateWork(this.services) };
  }
}
