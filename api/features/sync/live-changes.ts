import type { Logger } from 'pino';

import type { liveChanges } from '#shared/contract/sync';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { EventStream } from '../../http/respond';
import type { Database } from '../../store/database';
import { livingSessions } from '../../store/sessions';

// A person's devices, each with a few pages; what opens more than this is no person.
const STREAMS_MOST = 20;
// For sessions that end by their age, or by another program on the same database.
const CHECK_MS = 25_000;

interface Parts {
  db: Database;
  now: () => number;
  log: Logger;
}

/** A page that listens, and under which session. */
interface Listener {
  stream: EventStream;
  session: string;
}

/** Who listens for changes of whose records, in this process. A stream ends with its session. */
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

  /** How many pages listen. */
  get count(): number {
    let count = 0;
    for (const { size } of this.listeners.values()) count += size;
    return count;
  }

  /**
   * Tells every listening page of a person that there is something to fetch, and lets those go whose session
   * has ended: whatever ends one is announced.
   * @param what where the person's records stand now, where nothing else has changed: a device that
   * stands there too, having made the change, need not ask; 'account' where the name or the email has changed
   */
  announce(userId: string, what?: number | 'account'): void {
    const message = what === undefined ? 'changed' : `changed ${what}`;
    for (const { stream } of this.listeners.get(userId) ?? []) stream.send(message);
    this.checkSoon(userId);
  }

  /** The same to everybody: notices of other processes may have been missed. */
  announceToAll(): void {
    for (const userId of this.listeners.keys()) this.announce(userId);
  }

  /** @throws once it was closed: a kept connection still brings calls */
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
    // The session may have ended since the request was let in.
    this.checkSoon(userId);
    return stream;
  }

  /** Ends the streams of a person whose sessions have ended. */
  async check(userId: string): Promise<void> {
    const listeners = [...(this.listeners.get(userId) ?? [])];
    if (listeners.length === 0) return;
    const { db, now } = this.parts;
    const sessions = listeners.map(({ session }) => session);
    const living = await livingSessions(db, sessions, now());
    for (const { stream, session } of listeners) if (!living.has(session)) stream.end();
  }

  /** Lets everyone go, so that the server can stop. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    for (const listeners of [...this.listeners.values()]) {
      for (const { stream } of [...listeners]) stream.end();
    }
  }

  /** Checks once, however often it is asked for in the meantime. */
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
