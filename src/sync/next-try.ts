import { backoff } from '#shared/sync/outcome';

import type { AccountStore } from '../store/account-store';
import { readSyncState, type SyncState } from '../store/sync-state';
import { hasPending } from './next-batch';
import type { Trigger } from './sync';

const WHILE_WAITING_MS = 30_000;

const LONGEST_WHILE_SEEN_MS = 15_000;

export interface ScheduledTry {
  /** In ms from now. */
  wait: number;
  trigger: 'timer' | 'seen';
}

/**
 * The device's own backoff goes up to five minutes, to save battery. A person who looks at waiting entries
 * should see them go soon after the server is back, and browsers do not tell when that is.
 */
export class NextTry {
  /** The number of failed tries that set the time: writes in between must not postpone it. */
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
      const wait = backoff(tries, Math.random(), LONGEST_WHILE_SEEN_MS);
      this.seen = { tries, at: this.store.now() + wait };
    }
    return this.seen.at;
  }

  private async isLookedAt({ failedTries, paused }: SyncState): Promise<boolean> {
    // Refused as too old: a server that was set back for a while accepts the same again soon.
    const waitsForPerson = paused !== null && paused !== 'upgrade';
    if (failedTries === 0 || waitsForPerson || !isPageVisible()) return false;
    if (await hasPending(this.store)) return true;
    return (await this.store.db.photoBytes.where('state').equals('local').count()) > 0;
  }
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}
