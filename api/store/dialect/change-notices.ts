import type { QueryExecutorProvider } from 'kysely';

import { inParts } from '../long-work/in-parts';

/** The most changes in one notice: PostgreSQL allows 8,000 bytes, and a change takes about 50. */
const CHANGES_A_NOTICE = 100;
/** Long enough for many commits under load, too short for a person to see. */
const WAIT_MS = 50;
const RETRY_MS = 1000;

/** The latest sequence numbers by user id. */
export type Changed = Record<string, number>;

/**
 * Collects the users that transactions of this process have changed, and notifies the other processes after the
 * commits, many at a time. A notice inside the transaction would serialize the commits of all nodes.
 */
export class ChangeNotices {
  private readonly uncommitted = new WeakMap<object, Map<string, number>>();
  private waiting = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;

  constructor(
    private readonly send: (notices: Changed[]) => Promise<void>,
    private readonly onError: (error: unknown) => void = () => undefined,
  ) {}

  /** Records the sequence number that a user's records have once the transaction is committed. */
  note(trx: object, userId: string, seq: number): void {
    const changed = this.uncommitted.get(trx) ?? new Map<string, number>();
    this.uncommitted.set(trx, changed.set(userId, seq));
  }

  committed(trx: object): void {
    const changed = this.uncommitted.get(trx);
    if (!changed) return;
    this.uncommitted.delete(trx);
    for (const [userId, seq] of changed) this.wait(userId, seq);
    this.sendIn(WAIT_MS);
  }

  /** Returns when all committed changes have been sent, or sending has failed. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.sending;
    await this.sendWaiting();
    clearTimeout(this.timer);
  }

  private wait(userId: string, seq: number): void {
    this.waiting.set(userId, Math.max(seq, this.waiting.get(userId) ?? 0));
  }

  private sendIn(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.sending = this.sendWaiting();
    }, ms);
  }

  private async sendWaiting(): Promise<void> {
    if (this.waiting.size === 0) return;
    const changed = [...this.waiting];
    this.waiting = new Map();
    try {
      await this.send(Array.from(inParts(changed, CHANGES_A_NOTICE), Object.fromEntries<number>));
    } catch (error) {
      for (const [userId, seq] of changed) this.wait(userId, seq);
      this.onError(error);
      this.sendIn(RETRY_MS);
    }
  }
}

const noticesOf = new WeakMap<object, ChangeNotices>();

export function startChangeNotices(db: QueryExecutorProvider, notices: ChangeNotices) {
  noticesOf.set(db.getExecutor().adapter, notices);
  return notices;
}

/** The notices of a database, also for a transaction of it. @throws if there are none */
export function changeNoticesOf(db: QueryExecutorProvider): ChangeNotices {
  const found = noticesOf.get(db.getExecutor().adapter);
  if (!found) throw new Error('Nothing tells other processes of this database.');
  return found;
}
