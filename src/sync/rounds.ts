import type { AccountStore } from '../store/account-store';
import { readSyncState } from '../store/sync-state';
import { NextTry, type Appointment } from './next-try';
import { sync, type RoundEnd, type Trigger } from './sync';

const ROUND_MS = 55_000;
const AFTER_WRITE_MS = 300;
const IDLE_MS = 5 * 60_000;
// The page or worker that holds the lock may not look for new entries again.
const ELSEWHERE_MS = 1_000;

/** One round at a time; each schedules the next. */
export class Rounds {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  /** A trigger that came during a round. */
  private due: Trigger | null = null;
  /** The newest sequence number, as the server said. */
  private announced: number | null = null;
  private readonly nextTry: NextTry;

  constructor(
    private readonly store: AccountStore,
    private readonly stopped: AbortSignal,
  ) {
    this.nextTry = new NextTry(store);
    stopped.addEventListener('abort', () => {
      clearTimeout(this.timer);
    });
  }

  now(trigger: Exclude<Trigger, 'timer' | 'seen'>): void {
    if (!this.running) this.appoint(0, trigger);
    else if (this.due !== 'person') this.due = trigger;
  }

  /** Debounced, so that further writes go along. */
  afterWrite(): void {
    if (this.running) this.due ??= 'timer';
    else this.appoint(AFTER_WRITE_MS, 'timer');
  }

  /** Fetches unless this device caused the change itself. */
  heard(seq: number): void {
    this.announced = seq;
    if (!this.running) void this.catchUp();
  }

  private async catchUp(): Promise<void> {
    const { announced } = this;
    this.announced = null;
    // Not only a greater number: after a restore the server counts lower.
    if (announced !== null && (await readSyncState(this.store)).cursor !== announced) {
      this.afterWrite();
    }
  }

  private appoint(delay: number, trigger: Trigger): void {
    clearTimeout(this.timer);
    if (this.stopped.aborted) return;
    this.timer = setTimeout(() => void this.round(trigger), delay);
  }

  private async round(trigger: Trigger): Promise<void> {
    this.running = true;
    const end = await this.attempt(trigger);
    // While `running` is set: a write made meanwhile must not lose its earlier timer to this one.
    const next = end === 'waiting' ? await this.appointed(trigger) : null;
    this.running = false;
    const { due } = this;
    this.due = null;
    if (due) this.appoint(AFTER_WRITE_MS, due);
    else if (end === 'elsewhere') this.appoint(ELSEWHERE_MS, trigger);
    else if (next) this.appoint(next.wait, next.trigger);
    else this.appoint(IDLE_MS, 'timer');
    await this.catchUp();
  }

  private async attempt(trigger: Trigger): Promise<RoundEnd> {
    try {
      return await sync(this.store, { trigger, deadline: this.store.now() + ROUND_MS });
    } catch {
      // The local database failed: the entries are unchanged, and the timer retries.
      return 'waiting';
    }
  }

  private async appointed(after: Trigger): Promise<Appointment> {
    try {
      const { wait, trigger } = await this.nextTry.appoint(after);
      return { wait: Math.min(Math.max(wait, AFTER_WRITE_MS), IDLE_MS), trigger };
    } catch {
      // The database cannot even be read: set the timer all the same.
      return { wait: IDLE_MS, trigger: 'timer' };
    }
  }
}
