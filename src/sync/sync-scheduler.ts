import type { AccountStore } from '../store/account-store';
import { readSyncState } from '../store/sync-state';
import { NextTry, type ScheduledTry } from './next-try';
import { type CycleEnd, sync, type Trigger } from './sync';

const CYCLE_MS = 55_000;
const AFTER_WRITE_MS = 300;
const IDLE_MS = 5 * 60_000;
// The page or worker that holds the lock may not look for new entries again.
const LOCKED_MS = 1_000;

/** One sync cycle at a time; each schedules the next. */
export class SyncScheduler {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  /** A trigger that came during a cycle. */
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

  syncNow(trigger: Exclude<Trigger, 'timer' | 'seen'>): void {
    if (!this.running) this.schedule(0, trigger);
    else if (this.due !== 'person') this.due = trigger;
  }

  /** Debounced, so that further writes go along. */
  syncSoon(): void {
    if (this.running) this.due ??= 'timer';
    else this.schedule(AFTER_WRITE_MS, 'timer');
  }

  /** Fetches unless this device caused the change itself. */
  onServerChange(seq: number): void {
    this.announced = seq;
    if (!this.running) void this.catchUp();
  }

  private async catchUp(): Promise<void> {
    const { announced } = this;
    this.announced = null;
    // Not only a greater number: after a restore the server counts lower.
    if (announced !== null && (await readSyncState(this.store)).cursor !== announced) {
      this.syncSoon();
    }
  }

  private schedule(delay: number, trigger: Trigger): void {
    clearTimeout(this.timer);
    if (this.stopped.aborted) return;
    this.timer = setTimeout(() => void this.runCycle(trigger), delay);
  }

  private async runCycle(trigger: Trigger): Promise<void> {
    this.running = true;
    const end = await this.trySync(trigger);
    // While `running` is set: a write made meanwhile must not lose its earlier timer to this one.
    const next = end === 'waiting' ? await this.nextTryAfter(trigger) : null;
    this.running = false;
    const { due } = this;
    this.due = null;
    if (due) this.schedule(AFTER_WRITE_MS, due);
    else if (end === 'locked') this.schedule(LOCKED_MS, trigger);
    else if (next) this.schedule(next.wait, next.trigger);
    else this.schedule(IDLE_MS, 'timer');
    await this.catchUp();
  }

  private async trySync(trigger: Trigger): Promise<CycleEnd> {
    try {
      return await sync(this.store, { trigger, deadline: this.store.now() + CYCLE_MS });
    } catch {
      // The local database failed: the entries are unchanged, and the timer retries.
      return 'waiting';
    }
  }

  private async nextTryAfter(last: Trigger): Promise<ScheduledTry> {
    try {
      const { wait, trigger } = await this.nextTry.after(last);
      return { wait: Math.min(Math.max(wait, AFTER_WRITE_MS), IDLE_MS), trigger };
    } catch {
      // The database cannot even be read: set the timer all the same.
      return { wait: IDLE_MS, trigger: 'timer' };
    }
  }
}
