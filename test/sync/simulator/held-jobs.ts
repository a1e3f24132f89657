import { JobRunner } from '../../../api/jobs/runner';
import type { Database } from '../../../api/store/database';
import { PHOTO_JOB } from '../../../api/store/jobs';
import { SILENT, type SimulatedVision } from './stand-ins';

import type { Work } from '../../../api/jobs/work';

type Stage = 'runs' | 'asks' | 'writes' | 'ended';

interface Parts {
  db: Database;
  now: () => number;
  work: (vision: SimulatedVision) => Work;
  vision: SimulatedVision;
}

/** One job that pauses before the provider's answer and before it writes, until the history continues it. */
class HeldJob {
  private stage: Stage = 'runs';
  private goOn: () => void = () => undefined;

  constructor({ db, now, work, vision }: Parts) {
    const read: SimulatedVision['read'] = async () => {
      await this.hold('asks');
      return vision.read();
    };
    const workByKind = { [PHOTO_JOB]: this.holdingWrites(work({ ...vision, read })) };
    const limits = { atOnce: 1, perPerson: 1 };
    const runner = new JobRunner({ db, now, log: SILENT, workByKind, limits });
    runner.wake();
    const end = () => {
      this.stage = 'ended';
    };
    // The runner takes no second job after this one.
    void runner.stop().then(end, end);
  }

  get isEnded(): boolean {
    return this.stage === 'ended';
  }

  isAt(stage: Stage): boolean {
    return this.stage === stage;
  }

  /** Continues it up to its next pause. */
  async go(): Promise<void> {
    if (this.stage !== 'ended') this.stage = 'runs';
    this.goOn();
    await this.settle();
  }

  async settle(): Promise<void> {
    while (this.isAt('runs')) await new Promise((resolve) => setImmediate(resolve));
  }

  private async hold(stage: Stage): Promise<void> {
    this.stage = stage;
    await new Promise<void>((resolve) => {
      this.goOn = resolve;
    });
  }

  private holdingWrites(work: Work): Work {
    return {
      ...work,
      run: async (job, signal) => {
        try {
          return await work.run(job, signal);
        } finally {
          await this.hold('writes');
        }
      },
    };
  }
}

/** Jobs whose steps are interleaved with other steps of a history. */
export class HeldJobs {
  private jobs: HeldJob[] = [];

  constructor(private readonly parts: (luck: number) => Promise<Parts>) {}

  /** Takes a job, if there is one, up to the request to the provider. */
  async begin(luck: number): Promise<void> {
    const job = new HeldJob(await this.parts(luck));
    this.jobs.push(job);
    await job.settle();
    this.forgetEnded();
  }

  async answer(): Promise<void> {
    await this.jobs.find((job) => job.isAt('asks'))?.go();
    this.forgetEnded();
  }

  async write(): Promise<void> {
    await this.jobs.find((job) => job.isAt('writes'))?.go();
    this.forgetEnded();
  }

  /** Finishes everything that is in progress. */
  async finish(): Promise<void> {
    while (this.jobs.length > 0) {
      for (const job of this.jobs) await job.go();
      this.forgetEnded();
    }
  }

  /** The process died, and with it everything in progress. */
  die(): void {
    this.jobs = [];
  }

  private forgetEnded(): void {
    this.jobs = this.jobs.filter((job) => !job.isEnded);
  }
}
