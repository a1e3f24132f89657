import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Logger } from 'pino';

import type { MealInWords, ReadMeal } from '../features/diary/read-words';
import type { FoodGrounds, ReadingFacts } from '../features/photos/reading/ground-items';
import type { MealReading } from '../gateways/vision/reading';
import { refuse } from '../http/refuse';
import type { FoodAnswer, FoodTask } from './food-worker';

export interface ThreadLimits {
  /** Tasks that may wait; further ones are refused. */
  waitingMost: number;
  perPerson: number;
  taskMs: number;
  startMs: number;
  megabytes: number;
}

export const THREAD_LIMITS: ThreadLimits = {
  waitingMost: 50,
  perPerson: 2,
  taskMs: 10_000,
  startMs: 60_000,
  megabytes: 512,
};

type Analysis = ReadMeal['estimate'];

interface Waiting {
  task: FoodTask;
  userId: string | undefined;
  resolve: (done: ReadMeal | Analysis) => void;
  reject: (error: Error) => void;
}

interface Asker {
  resolve: (release: string) => void;
  reject: (error: Error) => void;
}

const AGAIN_SECONDS = 5;
const RESTART_MS = 1_000;
const RESTART_MOST_MS = 60_000;

/**
 * Runs the food tables in a thread, one task at a time, so that a long description does not block other requests. A
 * thread that dies or takes too long is restarted; its task is refused as `busy`.
 */
export class FoodThread implements FoodGrounds {
  private worker: Worker | undefined;
  private tables: string | undefined;
  private running: Waiting | undefined;
  private readonly waiting: Waiting[] = [];
  private readonly askers: Asker[] = [];
  private deadline: NodeJS.Timeout | undefined;
  private pauseMs = RESTART_MS;
  private stopped = false;

  constructor(
    private readonly log: Logger,
    private readonly limits: ThreadLimits = THREAD_LIMITS,
  ) {}

  start(): void {
    if (this.worker || this.stopped) return;
    const worker = startWorker(this.limits.megabytes);
    this.worker = worker;
    worker.on('message', (answer: FoodAnswer) => {
      this.take(answer);
    });
    worker.on('error', (error) => {
      this.log.error({ error }, 'the thread of the food tables failed');
    });
    worker.once('exit', () => {
      if (this.worker === worker) this.startOver();
    });
    // Does not keep the process alive.
    worker.unref();
    this.limit(this.limits.startMs);
  }

  async release(): Promise<string> {
    this.start();
    const { tables } = this;
    return tables ?? new Promise((resolve, reject) => this.askers.push({ resolve, reject }));
  }

  /** @throws Refusal 'busy' if too many wait, or if it takes too long */
  async readMeal(userId: string, meal: MealInWords): Promise<ReadMeal> {
    const { waitingMost, perPerson } = this.limits;
    const theirs = [this.running, ...this.waiting].filter((one) => one?.userId === userId);
    if (this.waiting.length >= waitingMost || theirs.length >= perPerson) throw busy();
    return (await this.run({ kind: 'meal', meal }, userId)) as ReadMeal;
  }

  async ground(reading: MealReading, facts: ReadingFacts): Promise<Analysis> {
    return (await this.run({ kind: 'ground', reading, facts }, undefined)) as Analysis;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const { worker } = this;
    this.startOver();
    await worker?.terminate();
  }

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return !this.running && this.waiting.length === 0 && this.askers.length === 0;
  }

  private async run(task: FoodTask, userId: string | undefined): Promise<ReadMeal | Analysis> {
    if (this.stopped) throw busy();
    this.start();
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, userId, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (!this.worker || this.tables === undefined || this.running) return;
    this.running = this.waiting.shift();
    if (!this.running) return;
    this.limit(this.limits.taskMs);
    this.worker.postMessage(this.running.task);
  }

  private take(answer: FoodAnswer): void {
    clearTimeout(this.deadline);
    if ('release' in answer) {
      this.tables = answer.release;
      this.pauseMs = RESTART_MS;
      for (const { resolve } of this.askers.splice(0)) resolve(answer.release);
    } else {
      const { running } = this;
      this.running = undefined;
      if ('done' in answer) running?.resolve(answer.done);
      else running?.reject(new Error(answer.failed));
    }
    this.next();
  }

  private limit(ms: number): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => {
      const { worker } = this;
      this.log.error('the thread of the food tables took too long');
      this.startOver();
      void worker?.terminate();
    }, ms);
    this.deadline.unref();
  }

  /**
   * Refuses the running task. If the tables were not loaded yet, also refuses the waiting tasks, which could wait
   * forever.
   */
  private startOver(): void {
    clearTimeout(this.deadline);
    const wasReady = this.tables !== undefined;
    const refused = [...(this.running ? [this.running] : [])];
    if (!wasReady || this.stopped) refused.push(...this.waiting.splice(0));
    this.worker = undefined;
    this.tables = undefined;
    this.running = undefined;
    for (const { reject } of refused) reject(busy());
    if (!wasReady || this.stopped) for (const { reject } of this.askers.splice(0)) reject(busy());
    if (this.stopped) return;
    this.pauseMs = wasReady ? RESTART_MS : Math.min(2 * this.pauseMs, RESTART_MOST_MS);
    const restart = setTimeout(() => {
      this.start();
    }, this.pauseMs);
    restart.unref();
  }
}

function busy() {
  return refuse('busy', { retryAfter: AGAIN_SECONDS });
}

/** The worker's file is next to this one, as source or in the bundle. */
function startWorker(megabytes: number): Worker {
  const kind = path.extname(__filename);
  // With --require, because a thread does not inherit the loader of --import.
  const execArgv = kind === '.ts' ? ['--require', require.resolve('tsx/cjs')] : [];
  return new Worker(path.join(__dirname, `food-worker${kind}`), {
    execArgv,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
}
