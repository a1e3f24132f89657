import { backoff } from '#shared/sync/outcome';

import type { AccountStore } from '../store/account-store';
import { hasPending } from '../store/outbox';
import { readSyncState, type SyncState } from '../store/sync-state';
import type { Trigger } from './sync';

const WHILE_WAITING_MS = 30_000;
const LONGEST_WHILE_SEEN_MS = 15_000;

export interface Appointment {
  /** In ms from now. */
  wait: number;
  trigger: 'timer' | 'seen';
}

/**
 * When a page tries again after a round that did not bring its device level. The device's own steps go
 * up to five minutes, to spare the battery; a person who looks at entries that wait should see them go
 * soon after the server is back, and browsers do not tell when that is.
 */
export class NextTry {
  /** By how many failed tries it was appointed: what is written in between must not put it off. */
  private seen = { tries: 0, at: 0 };

  constructor(private readonly store: AccountStore) {}

  /** @param after why the round was made that is over */
  async appoint(after: Trigger): Promise<Appointment> {
    const state = await readSyncState(this.store);
    const { nextTryAt, notBefore } = state;
    const now = this.store.now();
    const wait = nextTryAt === null ? WHILE_WAITING_MS : nextTryAt - now;
    if (!(await this.isLookedAt(state))) return { wait, trigger: 'timer' };
    const soon = Math.max(this.whileSeen(state.failedTries, after), notBefore ?? 0) - now;
    return soon < wait ? { wait: soon, trigger: 'seen' } : { wait, trigger: 'timer' };
  }

  private whileSeen(tries: number, after: Trigger): number {
    // A try that this page made itself, and that could not even be noted as failed, counts too.
    if (this.seen.tries !== tries || after !== 'timer') {
      const wait = backoff(tries, Math.random(), LONGEST_WHILE_SEEN_MS);
      this.seen = { tries, at: this.store.now() + wait };
    }
    return this.seen.at;
  }

  private async isLookedAt({ failedTries, paused }: SyncState): Promise<boolean> {
    // Refused as too old: a server that was set back for a while takes the same again soon.
    const waitsForPerson = paused !== null && paused !== 'upgrade';
    if (failedTries === 0 || waitsForPerson || !isPageSeen()) return false;
    if (await hasPending(this.store)) return true;
    return (await this.store.db.photoBytes.where('state').equals('local').count()) > 0;
  }
}

function isPageSeen(): boolean {
  return document.visibilityState === 'visible';
}
