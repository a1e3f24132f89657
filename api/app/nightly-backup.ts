import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

import type { Services } from '#shared/contract/admin/system';

import { backupsIn, newestOf } from '../store/backup/backup-folder';
import type { BackupPlan } from '../store/backup/make-backup';
import { isInside } from '../store/data-folder';
import { type Database, pastEpochs, readEpoch } from '../store/database';
import { bucketName } from '../store/photo-files/bucket-name';
import type { BucketSettings } from '../store/photo-files/bucket-settings';
import type { BackupAnswer } from './backup-worker';

const LOOK_MS = 10 * 60_000;
const AGAIN_MS = 3600 * 1000;

interface Settings {
  folder: string;
  keep: number;
  /** The hour from which a backup is made, by the server's local time. */
  hour: number;
}

/** 'waiting': no backup was tried since the start; 'failed': the last one could not be made. */
type State = 'off' | 'waiting' | 'ok' | 'failed';

interface NightlyParts {
  db: Database;
  env: {
    dataFolder: string;
    backups: Settings | undefined;
    bucket?: BucketSettings | undefined;
  };
  now: () => number;
  log: Logger;
  version: string;
}

/**
 * Makes a backup every night in a separate thread, or soon after the start if the server was off at night. Retries
 * after an hour if it fails.
 */
export class NightlyBackup {
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failure: { at: number; reason: string } | undefined;
  private madeAt: number | undefined;
  private stopped = false;

  constructor(private readonly parts: NightlyParts) {}

  /** When the newest known backup was made, in ms. */
  get lastMade(): number | undefined {
    return this.madeAt;
  }

  get state(): State {
    if (!this.parts.env.backups) return 'off';
    if (this.failure) return 'failed';
    return this.madeAt === undefined ? 'waiting' : 'ok';
  }

  /** What administrators see; null if no backups are made. */
  facts(): Services['backups'] {
    const { backups } = this.parts.env;
    if (!backups) return null;
    const { hour, keep } = backups;
    return { hour, keep, lastMadeAt: this.madeAt ?? null, failure: this.failure ?? null };
  }

  /** Checks now and every few minutes whether a backup is due. */
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
      // A failure far in the future was recorded while the clock was wrong; `abs` ignores it.
      if (Math.abs(now() - (this.failure?.at ?? -Infinity)) < AGAIN_MS) return false;
      const isDue = (await this.isDue(env.backups)) && !this.stopped;
      if (isDue) await this.make(env.backups);
      this.failure = undefined;
      return isDue;
    } catch (error) {
      this.failure = { at: now(), reason: error instanceof Error ? error.message : String(error) };
      log.error({ alarm: 'backup_failed', error }, 'ALARM: the nightly backup failed');
      return false;
    }
  }

  /** Whether this database has no backup since the last backup hour. */
  private async isDue({ folder, hour }: Settings): Promise<boolean> {
    const { dataFolder } = this.parts.env;
    if (isInside(folder, dataFolder))
      throw new Error(
        `BACKUP_DIR is inside ${dataFolder}, and would be lost with it. Name another folder.`,
      );
    if (!existsSync(folder))
      throw new Error(
        `BACKUP_DIR does not exist: ${folder}. Is its disk mounted? Make the folder.`,
      );
    const { db } = this.parts;
    const epochs = [...(await pastEpochs(db)), await readEpoch(db)];
    const now = this.parts.now();
    this.madeAt = newestOf(backupsIn(folder, now), { epochs, now });
    return (this.madeAt ?? -Infinity) < lastNight(now, hour);
  }

  private async make({ folder, keep }: Settings): Promise<void> {
    const { env, now, log, version } = this.parts;
    const bucket = env.bucket && bucketName(env.bucket);
    const plan = { dataFolder: env.dataFolder, into: folder, keep, bucket, version, now: now() };
    const answer = await this.run(plan);
    if ('failed' in answer) throw new Error(answer.failed);
    this.madeAt = plan.now;
    const { lost, ...facts } = answer;
    log.info(facts, 'a backup was made');
    if (lost.length > 0)
      log.error(
        { alarm: 'photos_lost', lost: lost.length, first: lost[0] },
        'ALARM: photos are missing or damaged in the data folder',
      );
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

  /** Stops a running backup. The next one removes its unfinished files. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.worker?.terminate();
  }
}

function lastNight(now: number, hour: number): number {
  const night = new Date(now);
  night.setHours(hour, 0, 0, 0);
  if (night.getTime() > now) night.setDate(night.getDate() - 1);
  return night.getTime();
}

/** The worker's file is next to this one, as source or in the bundle. */
function startWorker(plan: BackupPlan): Worker {
  const kind = path.extname(__filename);
  // With --require, because a thread does not inherit the loader of --import.
  const execArgv = kind === '.ts' ? ['--require', require.resolve('tsx/cjs')] : [];
  const worker = new Worker(path.join(__dirname, `backup-worker${kind}`), {
    execArgv,
    workerData: plan,
  });
  // Does not keep the process alive.
  worker.unref();
  return worker;
}
