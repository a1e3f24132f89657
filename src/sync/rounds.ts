import type { AccountStore } from '../store/account-store';
import { readSyncState } from '../store/sync-state';
import { sync } from './sync';

const ROUND_MS = 55_000;
const AFTER_WRITE_MS = 300;
const WHILE_WAITING_MS = 30_000;
const IDLE_MS = 5 * 60_000;

/** A page's rounds of sync: one at a time, and each appoints the next. */
export class Rounds {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  /** A trigger that came while a round was running. */
  private due: 'now' | 'after-write' | null = null;

  constructor(
    private readonly store: AccountStore,
    private readonly stopped: AbortSignal,
  ) {
    stopped.addEventListener('abort', () => {
      clearTimeout(this.timer);
    });
  }

  /** Tries at once, whatever was appointed. */
  now(): void {
    if (this.running) this.due = 'now';
    else this.appoint(0, true);
  }

  /** Tries soon, with whatever else is written meanwhile. */
  afterWrite(): void {
    if (this.running) this.due ??= 'after-write';
    else this.appoint(AFTER_WRITE_MS, false);
  }

  private appoint(delay: number, force: boolean): void {
    clearTimeout(this.timer);
    if (this.stopped.aborted) return;
    this.timer = setTimeout(() => void this.round(force), delay);
  }

  private async round(force: boolean): Promise<void> {
    this.running = true;
    const level = await this.attempt(force);
    this.running = false;
    const { due } = this;
    this.due = null;
    if (due) this.appoint(AFTER_WRITE_MS, due === 'now');
    else this.appoint(level ? IDLE_MS : await this.waitingTime(), false);
  }

  private async attempt(force: boolean): Promise<boolean> {
    try {
      return await sync(this.store, { force, deadline: this.store.now() + ROUND_MS });
    } catch {
      // The local database failed: the entries are where they were, and the timer tries again.
      return false;
    }
  }

  private async waitingTime(): Promise<number> {
    const { nextTryAt } = await readSyncState(this.store);
    const wait = nextTryAt === null ? WHILE_WAITING_MS : nextTryAt - this.store.now();
    return Math.min(Math.max(wait, AFTER_WRITE_MS), IDLE_MS);
  }
}
