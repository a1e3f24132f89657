import { backoff } from '#shared/sync/outcome';

import type { AccountStore } from '../store/account-store';
import { readSyncState, type SyncState } from '../store/sync-state';
import { keepTicket } from './learn-deletions';
import { hasPending } from './next-batch';
import { type CycleEnd, inTime, sync, type Trigger } from './sync';

const WHILE_WAITING_MS = 30_000;

const LONGEST_WHILE_SEEN_MS = 15_000;

/**
 * The device's own backoff goes up to five minutes, to save battery. A user who looks at waiting entries should
 * see them synced soon after the server is back, and no browser event reports that, so a visible page tries more often.
 */
class NextTry {
  /** The next try, and the number of failed tries for which it was set: writes in between must not postpone it. */
  private seen = { tries: 0, at: 0 };

  constructor(private readonly store: AccountStore) {}

  /** @param after the trigger of the cycle that has ended */
  async after(after: Trigger): Promise<ScheduledTry> {
    const state = await readSyncState(this.store);
    const { nextTryAt, notBefore } = state;
    const now = this.store.now();
    const wait = nextTryAt === null ? WHILE_WAITING_MS : nextTryAt - now;
    if (!(await this.isLookedAt(state))) return { wait, trigger: 'timer' };
    const soon = Math.max(this.whileSeen(state.failedTries, after), notBefore ?? 0) - now;
    return soon < wait ? { wait: soon, trigger: 'seen' } : { wait, trigger: 'timer' };
  }

  private whileSeen(tries: number, after: Trigger): number {
    // A try of this page counts even if its failure could not be saved.
    if (this.seen.tries !== tries || after !== 'timer') {
      const wait = backoff(tries, Math.random(), { longest: LONGEST_WHILE_SEEN_MS });
      this.seen = { tries, at: this.store.now() + wait };
    }
    return this.seen.at;
  }

  private async isLookedAt({ failedTries, paused }: SyncState): Promise<boolean> {
    // 'upgrade' can pass by itself: a server that was set back to an older build may soon be current again.
    const waitsForPerson = paused !== null && paused !== 'upgrade';
    if (failedTries === 0 || waitsForPerson || !isPageVisible()) return false;
    if (await hasPending(this.store)) return true;
    return (await this.store.db.photoBytes.where('state').equals('local').count()) > 0;
  }
}

const CYCLE_MS = 55_000;
const AFTER_WRITE_MS = 300;
const IDLE_MS = 5 * 60_000;
// The page or worker that holds the lock may end its cycle without sending newer entries.
const LOCKED_MS = 1_000;

/** One sync cycle at a time; each schedules the next. */
export class SyncScheduler {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  /** The trigger of the cycle that the timer will start. */
  private next: Trigger = 'timer';
  /** A trigger that came during a cycle. */
  private due: Trigger | null = null;
  /** The newest sequence number that the server announced. */
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
    if (!this.running) this.schedule(0, this.next === 'person' ? 'person' : trigger);
    else if (this.due !== 'person') this.due = trigger;
  }

  /** Debounced, so that further writes are sent in the same request. */
  syncSoon(): void {
    if (this.running) this.due ??= 'timer';
    // A cycle that the user or an event triggered starts within a second and ignores the backoff: keep it.
    else if (this.next !== 'person' && this.next !== 'event')
      this.schedule(AFTER_WRITE_MS, 'timer');
  }

  /** Fetches unless this device caused the change itself. */
  onServerChange(seq: number): void {
    this.announced = seq;
    if (!this.running) void this.catchUp();
  }

  private async catchUp(): Promise<void> {
    const { announced } = this;
    this.announced = null;
    // Any other number, not only a higher one: after a restore the server's numbers are lower.
    if (announced === null || (await readSyncState(this.store)).cursor === announced) return;
    // A cycle has started meanwhile and may fetch the change.
    if (this.running) this.announced ??= announced;
    else this.syncSoon();
  }

  private schedule(delay: number, trigger: Trigger): void {
    clearTimeout(this.timer);
    this.next = trigger;
    if (this.stopped.aborted) return;
    this.timer = setTimeout(() => void this.runCycle(trigger), delay);
  }

  private async runCycle(trigger: Trigger): Promise<void> {
    this.running = true;
    this.next = 'timer';
    const end = await inTime(this.trySync(trigger)).catch((): CycleEnd => 'waiting');
    // Awaited while `running` is still set: otherwise this timer would replace the earlier one of a new write.
    const next = end === 'waiting' ? await this.nextTryAfter(trigger) : null;
    this.running = false;
    const { due } = this;
    this.due = null;
    if (end === 'gone') return;
    if (due) this.schedule(AFTER_WRITE_MS, due);
    else if (end === 'locked') this.schedule(LOCKED_MS, trigger);
    else if (next) this.schedule(next.wait, next.trigger);
    else this.schedule(IDLE_MS, 'timer');
    await this.catchUp();
  }

  private async trySync(trigger: Trigger): Promise<CycleEnd> {
    try {
      const end = await sync(this.store, { trigger, deadline: this.store.now() + CYCLE_MS });
      if (end === 'gone') return end;
      const { failedTries, paused } = await readSyncState(this.store);
      // The server was reached, even if something is still waiting.
      if (failedTries === 0 && paused === null) await keepTicket(this.store.userId);
      return end;
    } catch {
      // The local database failed: the entries are unchanged, and the timer retries.
      return 'waiting';
    }
  }

  private async nextTryAfter(last: Trigger): Promise<ScheduledTry> {
    try {
      const { wait, trigger } = await inTime(this.nextTry.after(last));
      return { wait: Math.min(Math.max(wait, AFTER_WRITE_MS), IDLE_MS), trigger };
    } catch {
      // Even the local database cannot be read: the timer must be set anyway.
      return { wait: IDLE_MS, trigger: 'timer' };
    }
  }
}

export interface ScheduledTry {
  /** In ms from now. */
  wait: number;
  trigger: 'timer' | 'seen';
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}
