import type { Logger } from 'pino';

import { checkChain, type ChainState } from '../../../store/audit-chain';
import type { Database } from '../../../store/database';

export interface WatchedChain extends ChainState {
  checkedAt: number;
}

// Going through a long log takes a while: who reads it may see a state of this age.
const FRESH_MS = 60_000;

/** Knows whether the audit log is as it was written. */
export class ChainWatch {
  private known: WatchedChain | undefined;
  private running: Promise<WatchedChain> | undefined;

  constructor(private readonly parts: { db: Database; now: () => number; log: Logger }) {}

  /** Goes through all of it. Called at the start and every few hours. */
  async check(): Promise<WatchedChain> {
    this.running ??= this.walk().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** What is known, or will be in a moment where that is old. */
  async state(): Promise<WatchedChain> {
    const { known } = this;
    if (known && this.parts.now() - known.checkedAt < FRESH_MS) return known;
    return this.check();
  }

  private async walk(): Promise<WatchedChain> {
    const { db, now, log } = this.parts;
    this.known = { ...(await checkChain(db)), checkedAt: now() };
    const { intact, brokenAt, entries } = this.known;
    if (!intact) {
      log.error({ alarm: 'audit_broken', brokenAt, entries }, 'ALARM: the audit log was changed');
    }
    return this.known;
  }
}
