import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

import { backupsIn } from '../store/backup/backup-folder';
import type { BackupPlan } from '../store/backup/make-backup';
import { type Database, pastEpochs, readEpoch } from '../store/database';
import type { BackupAnswer } from './backup-worker';

/** By the clock of the server, when fewest people are awake. */
const HOUR = 3;
const LOOK_MS = 10 * 60_000;
const AGAIN_MS = 3600 * 1000;

interface NightlyParts {
  db: Database;
  env: {
    dataFolder: string;
    backups: { folder: string; keep: number } | undefined;
  };
  now: () => number;
  log: Logger;
  version: string;
}

/**
 * Makes a backup every night, in a thread of its own; after a night in which the server was off, soon after its
 * start. One that fails is tried again after an hour.
 */
export class NightlyBackup {
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failedAt = -Infinity;
  private madeAt: number | undefined;

  constructor(private readonly parts: NightlyParts) {}

  /** When the newest backup was made, in ms, as far as is known. */
  get lastMade(): number | undefined {
    return this.madeAt;
  }

  /** Looks now, and from now on every few minutes, whether a backup is due. */
  start(): void {
    if (!this.parts.env.backups) return;
    this.timer = setInterval(() => void this.makeIfDue(), LOOK_MS);
    this.timer.unref();
    void this.makeIfDue();
  }

  /** @returns whether one was made */
  async makeIfDue(): Promise<boolean> {
    const { env, now, log } = this.parts;
    if (!env.backups || this.worker) return false;
    try {
      if (now() - this.failedAt < AGAIN_MS || !(await this.isDue(env.backups.folder))) return false;
      return await this.make(env.backups);
    } catch (error) {
      this.failedAt = now();
      log.error({ error }, 'the nightly backup failed');
      return false;
    }
  }

  /** Whether there is none of this database since the last night. */
  private async isDue(folder: string): Promise<boolean> {
    if (!existsSync(folder))
      throw new Error(
        `BACKUP_DIR does not exist: ${folder}. Is its disk mounted? Make the folder.`,
      );
    const { db } = this.parts;
    const epochs = [...(await pastEpochs(db)), await readEpoch(db)];
    const ours = backupsIn(folder).filter(
      ({ manifest }) => manifest && epochs.includes(manifest.epoch),
    );
    this.madeAt = ours.at(-1)?.manifest?.at;
    return (this.madeAt ?? -Infinity) < lastNight(this.parts.now());
  }

  private async make({ folder, keep }: { folder: string; keep: number }): Promise<boolean> {
    const { env, now, log, version } = this.parts;
    const plan = { dataFolder: env.dataFolder, into: folder, keep, version, now: now() };
    const answer = await this.run(plan);
    if ('failed' in answer) throw new Error(answer.failed);
    this.madeAt = plan.now;
    const { lost, ...facts } = answer;
    log.info(facts, 'a backup was made');
    if (lost.length > 0)
      log.error({ lost: lost.length, first: lost[0] }, 'photos are missing or damaged');
    return true;
  }

  private async run(plan: BackupPlan): Promise<BackupAnswer> {
    const worker = startWorker(plan);
    this.worker = worker;
    try {
      return await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => {
          reject(new Error('It was stopped.'));
        });
      });
    } finally {
      this.worker = undefined;
    }
  }

  /** Cuts off one that is being made: what it has written is removed by the next one. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.worker?.terminate();
  }
}

function lastNight(now: number): number {
  const night = new Date(now);
  night.setHours(HOUR, 0, 0, 0);
  if (night.getTime() > now) night.setDate(night.getDate() - 1);
  return night.getTime();
}

/** The worker's file is next to this one: as a source, or in the bundle. */
function startWorker(plan: BackupPlan): Worker {
  const kind = path.extname(__filename);
  // By require: a thread does not inherit the loader of --import.
  const execArgv = kind === '.ts' ? ['--require', require.resolve('tsx/cjs')] : [];
  const worker = new Worker(path.join(__dirname, `backup-worker${kind}`), {
    execArgv,
    workerData: plan,
  });
  // Does not keep the process alive.
  worker.unref();
  return worker;
}
