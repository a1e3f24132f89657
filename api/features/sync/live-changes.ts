import type { Logger } from 'pino';

import type { liveChanges } from '#shared/contract/sync';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { EventStream } from '../../http/respond';
import type { Database } from '../../store/database';
import { livingSessions } from '../../store/sessions';

// The most streams of one user: several devices with a few pages each.
const STREAMS_MOST = 20;
// Finds sessions that expired or were ended by another program on the same database.
const CHECK_MS = 25_000;

interface Parts {
  db: Database;
  now: () => number;
  log: Logger;
}

/** An open stream and its session. */
interface Listener {
  stream: EventStream;
  session: string;
}

/** The open streams of this process by user. A stream ends with its session. */
export class LiveChanges {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly toCheck = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private isClosed = false;

  constructor(private readonly parts: Parts) {
    this.timer = setInterval(() => {
      for (const userId of this.listeners.keys()) this.checkSoon(userId);
    }, CHECK_MS);
    this.timer.unref();
  }

  /** The number of open streams. */
  get count(): number {
    let count = 0;
    for (const { size } of this.listeners.values()) count += size;
    return count;
  }

  /**
   * Notifies all streams of a user that there are changes to fetch. Also closes streams whose session has ended,
   * because the end of a session is announced too.
   * @param what the user's latest sequence number if only records have changed, so that the device that made the
   * change does not have to fetch; 'account' if the name or email has changed
   */
  announce(userId: string, what?: number | 'account'): void {
    const message = what === undefined ? 'changed' : `changed ${what}`;
    for (const { stream } of this.listeners.get(userId) ?? []) stream.send(message);
    this.checkSoon(userId);
  }

  /** Notifies all users, because notices of other processes may have been missed. */
  announceToAll(): void {
    for (const userId of this.listeners.keys()) this.announce(userId);
  }

  /** @throws after `close`, because open connections can still send calls */
  open(userId: string, session: string): EventStream {
    if (this.isClosed)
      throw refuse('not_ready', { detail: 'The server is stopping.', retryAfter: 1 });
    const others = this.listeners.get(userId) ?? new Set<Listener>();
    if (others.size >= STREAMS_MOST) throw refuse('rate_limited', { retryAfter: 60 });
    const stream = new EventStream(() => {
      others.delete(listener);
      if (others.size === 0) this.listeners.delete(userId);
    });
    const listener = { stream, session };
    others.add(listener);
    this.listeners.set(userId, others);
    // The session may have ended since the request was authenticated.
    this.checkSoon(userId);
    return stream;
  }

  /** Closes the streams of a user's ended sessions. */
  async check(userId: string): Promise<void> {
    const listeners = [...(this.listeners.get(userId) ?? [])];
    if (listeners.length === 0) return;
    const { db, now } = this.parts;
    const sessions = listeners.map(({ session }) => session);
    const living = await livingSessions(db, sessions, now());
    for (const { stream, session } of listeners) if (!living.has(session)) stream.end();
  }

  /** Closes all streams, so that the server can stop. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    for (const listeners of [...this.listeners.values()]) {
      for (const { stream } of [...listeners]) stream.end();
    }
  }

  /** Schedules one check, however often it is called in the meantime. */
  private checkSoon(userId: string): void {
    if (!this.listeners.has(userId) || this.toCheck.has(userId)) return;
    this.toCheck.add(userId);
    setImmediate(() => {
      this.toCheck.delete(userId);
      this.check(userId).catch((error: unknown) => {
        this.parts.log.error({ error }, 'sessions of live streams were not checked');
      });
    });
  }
}

export function liveChangesHandler({
  live,
}: {
  live: LiveChanges;
}): MemberHandler<typeof liveChanges> {
  return ({ account, session }) => Promise.resolve(live.open(account.id, session.key ?? ''));
}
