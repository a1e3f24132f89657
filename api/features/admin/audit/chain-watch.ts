import type { Logger } from 'pino';

import { type ChainState, checkChain } from '../../../store/audit';
import type { Database } from '../../../store/database';

export interface WatchedChain extends ChainState {
  checkedAt: number;
}

// Checking a long log takes a while.
const FRESH_MS = 60_000;

/** Checks whether the audit log was changed, and remembers the result for a minute. */
export class ChainWatch {
  private known: WatchedChain | undefined;
  private running: Promise<WatchedChain> | undefined;

  constructor(private readonly services: { db: Database; now: () => number; log: Logger }) {}

  async check(): Promise<WatchedChain> {
    this.running ??= this.walk().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  async state(): Promise<WatchedChain> {
    const { known } = this;
    if (known && this.services.now() - known.checkedAt < FRESH_MS) return known;
    return this.check();
  }

  private async walk(): Promise<WatchedChain> {
    const { db, now, log } = this.services;
    this.known = { ...(await checkChain(db)), checkedAt: now() };
    const { intact, brokenAt, entries } = this.known;
    if (!intact) {
      log.error({ alarm: 'audit_broken', brokenAt, entries }, 'ALARM: the audit log was changed');
    }
    return this.known;
  }
}
