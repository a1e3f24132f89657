import { refuse } from './refuse';

export interface SemaphoreLimits {
  atOnce: number;
  waitingMost: number;
}

/** Runs work a few at a time, lets some wait, and refuses the rest. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: SemaphoreLimits) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    const { atOnce, waitingMost } = this.limits;
    if (this.running < atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= waitingMost) throw refuse('busy', { retryAfter: 2 });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  // The slot is handed over directly, so that a new call cannot take it first.
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
