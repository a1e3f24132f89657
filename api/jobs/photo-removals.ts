import type { Logger } from 'pino';

import type { Database } from '../store/database';
import type { PhotoFiles } from '../store/photo-files/photo-files';
import { runRemovals } from '../store/photo-files/run-removals';

const LOOK_MS = 30_000;

/** How long deleting an account waits for the removal of its photos; the rest is removed in the background. */
const WAIT_MOST_MS = 5_000;

interface Parts {
  db: Database;
  files: PhotoFiles;
  now: () => number;
  log: Logger;
}

/** Removes photos that are queued for removal, and retries those that could not be removed. */
export class PhotoRemovals {
  private timer: NodeJS.Timeout | undefined;
  private readonly running = new Set<Promise<void>>();
  private round: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly parts: Parts) {}

  /** Starts running at intervals. */
  start(): void {
    this.timer = setInterval(() => void this.run(), LOOK_MS);
    this.timer.unref();
    void this.run();
  }

  /** Removes what is due now. Never rejects: what is left is retried. */
  async run(): Promise<void> {
    this.round ??= this.begin().finally(() => {
      this.round = undefined;
    });
    return this.round;
  }

  /** Removes one user's photos, waiting a few seconds at most. */
  async runSoon(person: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, WAIT_MOST_MS);
    });
    await Promise.race([this.begin(person), patience]);
    clearTimeout(timer);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all(this.running);
  }

  private async begin(person?: string): Promise<void> {
    if (this.stopped) return;
    const { log } = this.parts;
    const onFailure = (error: unknown) => {
      log.warn({ error }, 'a photo could not be removed; it is tried again');
    };
    const run = runRemovals({ ...this.parts, onFailure }, person).catch((error: unknown) => {
      log.error({ error }, 'photos could not be removed; it is tried again');
    });
    this.running.add(run);
    await run;
    this.running.delete(run);
  }
}
